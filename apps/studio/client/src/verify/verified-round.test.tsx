import { fireEvent, render, screen } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { commitmentOf, parseServerSeed } from '@wau/fairness/seeds';
import { expect, test, vi } from 'vitest';
import type { StudioValue } from '../platform/studio-api.ts';
import { FakePlay } from '../testing/fake-play.tsx';
import { type FakeStudioAnswer, fakeStudio } from '../testing/fake-studio.ts';
import { sampleRoundId, sampleSeedId } from '../testing/sample-play.ts';
import { playedTitle, toldTitle } from '../testing/sample-titles.ts';
import { recomputeRound } from './recompute-round.ts';
import { VerifiedRound } from './verified-round.tsx';

const serverSeed = 'a1'.repeat(32);
const inputs = {
  parameters: { rows: 8, risk: 'low' },
  decisions: [],
  stakeMinor: '100',
  maxWinMinor: '1000000',
  clientSeed: 'wau',
  nonce: 0,
};

function proof(part: Partial<StudioValue<'getRoundProof'>>) {
  const seed = parseServerSeed(serverSeed);
  const played = recomputeRound(playedTitle('plinko').playable, { ...inputs, serverSeed });
  if (seed === undefined || !played.ok) throw new TypeError('the sample round is malformed');
  return accepted<StudioValue<'getRoundProof'>>({
    ...inputs,
    gameId: 'plinko',
    extraStakeMinor: '0',
    roundId: sampleRoundId,
    status: 'settled',
    seedId: sampleSeedId,
    currencyCode: 'MYR',
    serverSeed,
    serverSeedHash: commitmentOf(seed),
    events: [...played.value.events],
    payoutMinor: played.value.payoutMinor.toString(),
    placedAt: '2026-11-21T00:00:00.000Z',
    ...part,
  });
}

function show(answer: FakeStudioAnswer<'getRoundProof'>) {
  const { api } = fakeStudio({ getTitle: () => accepted(toldTitle('plinko')), getRoundProof: () => answer });
  render(
    <FakePlay api={api} gameId="plinko" openBetsMaximum={1}>
      <VerifiedRound api={api} roundId={sampleRoundId} />
    </FakePlay>,
  );
}

test('a fair round gets a clear verdict and every step', async () => {
  show(proof({}));
  await screen.findByText('This round was fair');
  expect(screen.getByText('Its fingerprint matches the one shown before the bet.')).toBeTruthy();
  expect(screen.getByText('The seeds give exactly the result that was played.')).toBeTruthy();
});

test('a round that was called off is told as such and shows nothing paid', async () => {
  show(proof({ status: 'refunded' }));
  await screen.findByText('This round was cancelled: the stake was refunded and nothing was paid.');
  expect(screen.getByText('RM 0.00')).toBeTruthy();
  expect(screen.getByText(/but the round was cancelled, so nothing was paid/)).toBeTruthy();
});

test('a wrong payout is named with what was due', async () => {
  show(proof({ payoutMinor: '1' }));
  await screen.findByText('This round fails the check');
  expect(screen.getByText(/was due, but RM 0.01 was paid/)).toBeTruthy();
});

test('a seed in use tells how to reveal it', async () => {
  show(proof({ serverSeed: null }));
  await screen.findByText('Not revealed yet');
});

test('a seed in use leads a player in the game to where it is changed', async () => {
  const onFairness = vi.fn();
  const { api } = fakeStudio({
    getTitle: () => accepted(toldTitle('plinko')),
    getRoundProof: () => proof({ serverSeed: null }),
  });
  render(
    <FakePlay api={api} gameId="plinko" openBetsMaximum={1}>
      <VerifiedRound api={api} roundId={sampleRoundId} onFairness={onFairness} />
    </FakePlay>,
  );
  await screen.findByText(/Change seeds under Fairness/);
  expect(screen.queryByText(/Open the game/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Fairness' }));
  expect(onFairness).toHaveBeenCalledOnce();
});

test('a round that can be checked does not send the player away', async () => {
  const { api } = fakeStudio({
    getTitle: () => accepted(toldTitle('plinko')),
    getRoundProof: () => proof({}),
  });
  render(
    <FakePlay api={api} gameId="plinko" openBetsMaximum={1}>
      <VerifiedRound api={api} roundId={sampleRoundId} onFairness={() => undefined} />
    </FakePlay>,
  );
  await screen.findByText('This round was fair');
  expect(screen.queryByRole('button', { name: 'Fairness' })).toBeNull();
});

test('an unknown round is told as such', async () => {
  show(refused(404, 'round.unknown', ''));
  await screen.findByText('We could not find this round.');
});

test('GA-09 a round that was bought is recomputed at its full price, and told as bought', async () => {
  const gameId = 'angkasa-lohong';
  const bought = { ...inputs, parameters: { buy: 'freeSpins' }, stakeMinor: '2640' };
  const played = recomputeRound(playedTitle(gameId).playable, { ...bought, serverSeed });
  if (!played.ok) throw new TypeError(`the sample round has a wrong ${played.field}`);
  const { events, payoutMinor } = played.value;
  const answer = proof({ ...bought, gameId, events: [...events], payoutMinor: payoutMinor.toString() });
  const { api } = fakeStudio({ getTitle: () => accepted(toldTitle(gameId)), getRoundProof: () => answer });
  render(
    <FakePlay api={api} gameId={gameId} openBetsMaximum={1}>
      <VerifiedRound api={api} roundId={sampleRoundId} />
    </FakePlay>,
  );
  await screen.findByText('This round was fair');
  expect(screen.getByText('Feature bought').nextElementSibling?.textContent).toBe('Free spins for 88 stakes');
});
