import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DiceGame } from '../../dice/dice-game.tsx';
import { FakePlay } from '../../testing/fake-play.tsx';
import { fakeStudio, handAnsweredStudio } from '../../testing/fake-studio.ts';

test.each([
  ['Before losing more than', 'x'],
  ['After a win of at least', '0'],
  ['Before the balance falls below', '-1'],
  ['When the balance reaches', '1.2.3'],
  ['After a win, raise by', '1001'],
  ['After a loss, raise by', '0'],
])('what cannot be read is said at the field it stands in, until it is changed: %s', (label, text) => {
  render(
    <FakePlay api={fakeStudio({}).api} gameId="dice" openBetsMaximum={1}>
      <DiceGame />
    </FakePlay>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Autoplay' }));
  const sheet = screen.getByRole('dialog', { name: 'Autoplay' });
  const wrong = () => [...sheet.querySelectorAll('[aria-invalid="true"]')];
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
  expect(wrong()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: /^Play 10 rounds/ }));
  expect(wrong()).toEqual([field]);
  expect(screen.getByRole('alert').id).toBe(field.getAttribute('aria-describedby'));
  // It may have been out of sight, at the head of a long sheet.
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: '' } });
  expect(wrong()).toEqual([]);
});

test.each([
  ['Before losing more than', '5'],
  ['After a win of at least', '5'],
  ['Before the balance falls below', '100'],
  ['When the balance reaches', '5000'],
  ['After a win, raise by', '10'],
  ['After a loss, raise by', '10'],
])('Enter in a field begins to play, and no other key does: %s', (label, text) => {
  const { api, sent } = handAnsweredStudio();
  render(
    <FakePlay api={api} gameId="dice" openBetsMaximum={1}>
      <DiceGame />
    </FakePlay>,
  );
  const bets = () => sent.filter(({ name }) => name === 'placeBet').map(({ input }) => input);
  fireEvent.click(screen.getByRole('button', { name: 'Autoplay' }));
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
  for (const key of ['Tab', 'ArrowDown', '1']) fireEvent.keyDown(field, { key });
  expect(bets()).toEqual([]);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bets()).toEqual([{ body: expect.objectContaining({ isAuto: true }) }]);
});
