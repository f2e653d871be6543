import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DiceGame } from '../../dice/dice-game.tsx';
import { FakePlay } from '../../testing/fake-play.tsx';
import { fakeStudio } from '../../testing/fake-studio.ts';

test.each([
  ['2.5', '2.50', null],
  ['abc', 'abc', 'Enter an amount such as 2 or 2.50'],
  ['0.05', '0.05', 'Minimum RM 0.10'],
])('a typed stake of %s is left as %s: it is tidied, never changed into another', (typed, left, problem) => {
  render(
    <FakePlay api={fakeStudio({}).api} gameId="dice" openBetsMaximum={1}>
      <DiceGame />
    </FakePlay>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Stake/ });
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.blur(field);
  expect(field.value).toBe(left);
  expect(field.getAttribute('aria-invalid')).toBe(String(problem !== null));
  if (problem !== null) expect(screen.getByText(problem)).toBeTruthy();
});
