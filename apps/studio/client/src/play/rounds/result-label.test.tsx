import { fireEvent, render, screen, within } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { DiceGame } from '../../dice/dice-game.tsx';
import { FakePlay } from '../../testing/fake-play.tsx';
import { fakeStudio } from '../../testing/fake-studio.ts';
import { sampleRound } from '../../testing/sample-play.ts';

test.each([
  ['more than the stake is a win', '198', 'won', 'Win RM 1.98'],
  ['the stake itself only returned', '100', 'returned', 'Returned RM 1.00'],
  ['less than the stake only returned', '50', 'returned', 'Returned RM 0.50'],
  ['nothing no win', '0', undefined, 'No win'],
])('beside the balance, %s', async (_, payoutMinor, tone, label) => {
  const round = sampleRound({ stakeMinor: '100', payoutMinor });
  const { api } = fakeStudio({ placeBet: () => accepted(round), finishRound: () => accepted(null) });
  const { container } = render(
    <FakePlay api={api} gameId="dice" openBetsMaximum={1}>
      <DiceGame />
    </FakePlay>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Roll' }));
  await screen.findByRole('button', { name: 'Round: 12.34' });
  const shown = container.querySelector<HTMLElement>('.balance-bar > :last-child');
  expect(shown?.textContent).toBe(label);
  expect(shown?.dataset.tone).toBe(tone);
});

test.each([
  ['198', 'Win', 'RM 1.98'],
  ['50', 'Returned', 'RM 0.50'],
  ['0', 'Payout', 'RM 0.00'],
])('in the details of a round a payout of %s is named %s', async (payoutMinor, label, amount) => {
  const round = sampleRound({ stakeMinor: '100', payoutMinor });
  const { api } = fakeStudio({ placeBet: () => accepted(round), finishRound: () => accepted(null) });
  render(
    <FakePlay api={api} gameId="dice" openBetsMaximum={1}>
      <DiceGame />
    </FakePlay>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Roll' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Round: 12.34' }));
  const name = within(screen.getByRole('dialog')).getByText(label);
  expect(name.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')).toBe(amount);
});
