import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DiceGame } from '../dice/dice-game.tsx';
import { FakePlay, fakeApi } from '../testing/fake-play.tsx';

afterEach(cleanup);

function open(isTrial: boolean) {
  const { api } = fakeApi(() => ({ ok: true, value: null }));
  render(
    <FakePlay api={api} gameCode="dice" openBetsMaximum={1} isTrial={isTrial}>
      <DiceGame />
    </FakePlay>,
  );
}

test('AC-10 a game on free trial says beside the balance that it is play money', () => {
  open(true);
  const bar = screen.getByText('Play money').closest('.balance-bar');
  expect(bar?.textContent).toContain('RM 1,000.00');
});

test('AC-10 a game for real money wears no such mark', () => {
  open(false);
  expect(screen.queryByText('Play money')).toBeNull();
});
