import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DiceGame } from '../../dice/dice-game.tsx';
import { FakePlay } from '../../testing/fake-play.tsx';
import { fakeStudio } from '../../testing/fake-studio.ts';

afterEach(cleanup);

function open(allowsAutoplay: boolean) {
  render(
    <FakePlay api={fakeStudio({}).api} gameId="dice" openBetsMaximum={1} allowsAutoplay={allowsAutoplay}>
      <DiceGame />
    </FakePlay>,
  );
}

const button = () => screen.queryByRole('button', { name: 'Autoplay' });
const sheet = () => screen.queryByRole('dialog', { name: 'Autoplay' });

test('where the merchant forbids autoplay there is neither button nor key for it, and no word among the keys', () => {
  open(false);
  expect(button()).toBeNull();
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(sheet()).toBeNull();
  fireEvent.keyDown(document.body, { key: '?' });
  expect(screen.getByRole('dialog', { name: 'Keyboard' }).textContent).not.toContain('Autoplay');
});

test('where it is allowed there is a button, and the key opens it', () => {
  open(true);
  expect(button()).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(sheet()).toBeTruthy();
});

test('where it is allowed the keys name it', () => {
  open(true);
  fireEvent.keyDown(document.body, { key: '?' });
  expect(screen.getByRole('dialog', { name: 'Keyboard' }).textContent).toContain('Autoplay');
});
