import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { DiceGame } from '../../dice/dice-game.tsx';
import { FakePlay } from '../../testing/fake-play.tsx';
import { fakeStudio } from '../../testing/fake-studio.ts';
import { sampleRound } from '../../testing/sample-play.ts';

const facts = () => {
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(names.map((name, index) => [name, values[index]]));
};

const nothing = {
  Rounds: '0',
  'Total staked': 'RM 0.00',
  'Total payout': 'RM 0.00',
  Net: 'RM 0.00',
  'Biggest win': '–',
};

test('the statistics say what was staked, what came back and the biggest win, and begin anew when that is asked for', async () => {
  let payoutMinor = '198';
  const { api } = fakeStudio({
    placeBet: () => accepted(sampleRound({ payoutMinor, balanceMinor: '100098' })),
    finishRound: () => accepted(null),
  });
  render(
    <FakePlay api={api} gameId="dice" openBetsMaximum={1}>
      <DiceGame />
    </FakePlay>,
  );
  fireEvent.keyDown(document.body, { key: 's' });
  expect(facts()).toEqual(nothing);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));

  fireEvent.click(screen.getByRole('button', { name: 'Roll' }));
  await screen.findByText('Rolled 12.34, won RM 1.98');
  fireEvent.keyDown(document.body, { key: 's' });
  const afterWin = {
    Rounds: '1',
    'Total staked': 'RM 1.00',
    'Total payout': 'RM 1.98',
    Net: '+RM 0.98',
    'Biggest win': 'RM 1.98',
  };
  await waitFor(() => expect(facts()).toEqual(afterWin));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));

  payoutMinor = '0';
  fireEvent.click(await screen.findByRole('button', { name: 'Roll' }));
  await screen.findByText('Rolled 12.34, lost');
  fireEvent.keyDown(document.body, { key: 's' });
  const afterLoss = { ...afterWin, Rounds: '2', 'Total staked': 'RM 2.00', Net: '−RM 0.02' };
  await waitFor(() => expect(facts()).toEqual(afterLoss));

  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(facts()).toEqual(nothing);
});
