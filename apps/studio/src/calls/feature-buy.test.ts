import { createTestDatabase } from '@wau/service/testing/test-database';
import { afterAll, afterEach, expect, test } from 'vitest';
import { sampleTitles } from '../testing/sample-titles.ts';
import { newKey, startTestStudio, type TestPlayer } from '../testing/test-studio.ts';

const database = await createTestDatabase();
const sent: string[] = [];
const studio = await startTestStudio(database, {
  titles: sampleTitles(['lines']),
  through: (operator) => (request) => {
    sent.push(request.rawBody);
    return operator(request);
  },
});
afterEach(() => {
  studio.operator.betRefusal = undefined;
});
afterAll(() => studio.close());

const limits = { minStakeMinor: '10', maxStakeMinor: '1000000', maxWinMinor: '100000000' };
/** Ten coins at the price of free spins, a multiple of every price up to ten of them. */
const bought = { stakeMinor: '25200', parameters: { buy: 'freeSpins' } };
const spin = { stakeMinor: '100', parameters: {} };

let players = 0;

async function open(allowsFeatureBuy: boolean): Promise<TestPlayer & { readonly playerId: string }> {
  players += 1;
  const playerId = `mbr_buys_${players}`;
  const facts = { gameId: 'lines', limits, allowsFeatureBuy, playerId };
  return { ...(await studio.open(1_000_000n, facts)), playerId };
}

async function bet(player: TestPlayer, body: { readonly stakeMinor: string; readonly parameters: object }) {
  return studio.bet(player, newKey(), body);
}

const balance = (player: { readonly playerId: string }) => studio.operator.balanceOf(player.playerId);

async function rounds(player: TestPlayer) {
  const answer = await studio.call('listRounds', { token: player.playToken });
  if (!answer.ok) throw new Error(answer.errorCode);
  return answer.value.list;
}

test('GA-09 a feature is bought for its price in stakes, and the wallet is told that it is', async () => {
  const player = await open(true);
  expect(player.play.allowsFeatureBuy).toBe(true);
  sent.length = 0;
  const answer = await bet(player, bought);
  if (!answer.ok) throw new Error(answer.errorCode);
  const { events, payoutMinor, parameters } = answer.value;
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'featureStarted', feature: 'freeSpins', isBought: true }),
  );
  expect(parameters).toEqual({ buy: 'freeSpins' });
  expect(balance(player)).toBe(1_000_000n - 25_200n + BigInt(payoutMinor));
  expect(sent.filter((body) => body.includes('"buysFeature":true'))).toHaveLength(1);
  expect((await rounds(player))[0]?.parameters).toEqual({ buy: 'freeSpins' });
});

test('a spin is not told to the wallet as a bought feature', async () => {
  const player = await open(true);
  sent.length = 0;
  expect((await bet(player, spin)).ok).toBe(true);
  expect(sent.filter((body) => body.includes('buysFeature'))).toEqual([]);
});

test('S10 where the market forbids it, a bought feature is refused whatever the page sends, and a spin is not', async () => {
  const player = await open(false);
  expect(player.play.allowsFeatureBuy).toBe(false);
  expect(await bet(player, bought)).toMatchObject({
    ok: false,
    status: 403,
    errorCode: 'feature.buy.forbidden',
  });
  expect(await rounds(player)).toEqual([]);
  expect(balance(player)).toBe(1_000_000n);
  expect((await bet(player, spin)).ok).toBe(true);
});

test('S10 forbidden after the page was opened: the operator refuses, nothing is staked, and it stays refused', async () => {
  const player = await open(true);
  studio.operator.betRefusal = 'feature.buy.forbidden';
  const key = newKey();
  for (const attempt of ['first', 'repeated']) {
    const answer = await studio.bet(player, key, bought);
    expect(answer, attempt).toMatchObject({ ok: false, errorCode: 'feature.buy.forbidden' });
  }
  expect(balance(player)).toBe(1_000_000n);
  // A refused round's outcome is shown to nobody, so that none is looked at for free.
  expect((await rounds(player)).map(({ status, events }) => [status, events])).toEqual([]);
});

test('a price that is no whole number of coins is refused like any other stake beside the steps', async () => {
  const player = await open(true);
  expect(await bet(player, { ...bought, stakeMinor: '25201' })).toMatchObject({
    ok: false,
    errorCode: 'stake.step.wrong',
  });
});
