import { calls } from '@wau/contract/calls';
import type { FailureEnvelope } from '@wau/contract/envelope';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { afterAll, expect, it } from 'vitest';
import { playSessionLifetimeMs } from '../studio-config.ts';
import { newKey, startTestStudio } from '../testing/test-studio.ts';

const database = await createTestDatabase();
const studio = await startTestStudio(database);
afterAll(() => studio.close());

it('exchanges a launch token once for all that the game needs', async () => {
  const launchToken = studio.operator.launch(12_345n);
  const opened = await studio.call('openPlay', { body: { launchToken } });
  if (!opened.ok) throw new Error(opened.errorCode);
  expect(opened.value).toMatchObject({
    displayName: 'Aminah',
    merchantCode: 'wau',
    currencyCode: 'MYR',
    balanceMinor: '12345',
    gameId: 'dice',
    limits: { minStakeMinor: '10', maxStakeMinor: '10000', maxWinMinor: '1000000' },
    seed: { nextNonce: 0 },
    unfinishedRound: null,
  });
  const again = await studio.call('openPlay', { body: { launchToken } });
  expect(again).toMatchObject({ ok: false, errorCode: 'launch.token.invalid', status: 401 });
});

it.each([true, false])('AC-10 says whether it is played with play money: %s', async (isTrial) => {
  const { play } = await studio.open(100n, { isTrial });
  expect(play.isTrial).toBe(isTrial);
});

it('keeps neither token in clear', async () => {
  const player = await studio.open(100n);
  const rows = await studio.sql.query<{ text: string }>({
    text: `select p::text || encode(p.wallet_token_sealed, 'escape') as text from studio.play_session p`,
    values: [],
  });
  const stored = rows.map((row) => row.text).join('\n');
  expect(stored).not.toContain(player.playToken.split('.')[1]);
  expect(stored).not.toContain('session-of-the-operator');
});

it('keeps a player’s seed pair from launch to launch', async () => {
  const playerId = 'mbr_returning';
  const first = await studio.open(100n, { playerId });
  const second = await studio.open(100n, { playerId, gameId: 'plinko' });
  expect(second.play.seed).toEqual(first.play.seed);
});

it('stays within its own bounds whatever the operator has set', async () => {
  const huge = '9000000000000000000';
  const player = await studio.open(100n, {
    limits: { minStakeMinor: '1', maxStakeMinor: huge, maxWinMinor: huge },
  });
  expect(player.play.limits).toEqual({
    minStakeMinor: '1',
    maxStakeMinor: '1000000000',
    maxWinMinor: '100000000000',
  });
});

it.each([
  ['a game that the studio has not', { gameId: 'roulette' }, 'game.unknown'],
  [
    'limits that leave nothing to play',
    { limits: { minStakeMinor: '100', maxStakeMinor: '10', maxWinMinor: '1000' } },
    'game.unavailable',
  ],
])('refuses %s', async (_name, facts, code) => {
  const launchToken = studio.operator.launch(100n, facts);
  expect(await studio.call('openPlay', { body: { launchToken } })).toMatchObject({
    ok: false,
    errorCode: code,
  });
});

it('plays for one stake alone where the operator allows no other', async () => {
  const limits = { minStakeMinor: '100', maxStakeMinor: '100', maxWinMinor: '1' };
  expect((await studio.open(100n, { limits })).play.limits).toEqual(limits);
});

it('says so when the operator cannot be reached', async () => {
  const cutOff = await startTestStudio(database, {
    through: () => async () => {
      throw new Error('connection refused');
    },
  });
  try {
    const opened = await cutOff.call('openPlay', { body: { launchToken: 'any' } });
    expect(opened).toMatchObject({ ok: false, errorCode: 'network.upstream.failed', status: 502 });
  } finally {
    await cutOff.close();
  }
});

it('offers an interrupted round again until its playback is finished', async () => {
  const playerId = 'mbr_interrupted';
  const player = await studio.open(10_000n, { playerId });
  const bet = await studio.bet(player, newKey());
  if (!bet.ok) throw new Error(bet.errorCode);
  const { roundId } = bet.value;
  const back = await studio.open(0n, { playerId });
  expect(back.play.unfinishedRound).toEqual({ ...bet.value, balanceMinor: null });
  const elsewhere = await studio.open(0n, { playerId, gameId: 'plinko' });
  expect(elsewhere.play.unfinishedRound).toBeNull();

  const path = `/studio/api/rounds/${roundId}/finish`;
  const stranger = await studio.open(100n);
  expect(await studio.call('finishRound', { token: stranger.playToken, path })).toMatchObject({
    ok: false,
    errorCode: 'round.unknown',
  });
  for (let i = 0; i < 2; i += 1) {
    expect(await studio.call('finishRound', { token: back.playToken, path })).toEqual({
      ok: true,
      success: true,
      value: null,
    });
  }
  expect((await studio.open(0n, { playerId })).play.unfinishedRound).toBeNull();
});

it('offers nobody the interrupted round of another player', async () => {
  const playerId = 'mbr_own_round';
  const own = await studio.bet(await studio.open(10_000n, { playerId }), newKey());
  const later = await studio.bet(await studio.open(10_000n, { playerId: 'mbr_later_round' }), newKey());
  if (!own.ok || !later.ok) throw new Error('a bet was refused');
  expect((await studio.open(0n, { playerId })).play.unfinishedRound?.roundId).toBe(own.value.roundId);
  expect((await studio.open(0n, { playerId: 'mbr_no_round' })).play.unfinishedRound).toBeNull();
});

it('offers no round again whose stake was refused or given back', async () => {
  const playerId = 'mbr_refused';
  const player = await studio.open(50n, { playerId });
  expect(await studio.bet(player, newKey())).toMatchObject({ errorCode: 'balance.insufficient' });
  expect((await studio.open(0n, { playerId })).play.unfinishedRound).toBeNull();
});

it('tells the balance that the operator has now', async () => {
  const playerId = 'mbr_balance';
  const player = await studio.open(100n, { playerId });
  studio.operator.deposit(playerId, 900n);
  const balance = await studio.call('getPlayBalance', { token: player.playToken });
  expect(balance.ok && balance.value).toEqual({ balanceMinor: '1000', currencyCode: 'MYR' });
});

it('shows a player nothing more after the logout, balance, rounds and seeds (S4)', async () => {
  const playerId = 'mbr_gone';
  const player = await studio.open(1_000n, { playerId });
  const token = player.playToken;
  const outcomes = async () => [
    await studio.call('getPlayBalance', { token }),
    await studio.call('listRounds', { token }),
    await studio.call('listSeeds', { token }),
    await studio.call('rotateSeed', { token, body: { clientSeed: 'after' } }),
  ];
  for (const answer of await outcomes()) expect(answer.ok).toBe(true);
  studio.operator.endSessions(playerId);
  for (const answer of await outcomes())
    expect(answer).toMatchObject({ ok: false, errorCode: 'session.ended' });
});

it('lists rounds by pages, of this game and this player alone', async () => {
  const playerId = 'mbr_list';
  const player = await studio.open(100_000n, { playerId });
  const placed: string[] = [];
  for (let i = 0; i < 5; i += 1) {
    const bet = await studio.bet(player, newKey());
    if (bet.ok) placed.unshift(bet.value.roundId);
  }
  const slot = await studio.open(0n, { playerId, gameId: 'wau-bulan' });
  await studio.bet(slot, newKey(), { parameters: {} });
  const listed: string[] = [];
  let cursor = '';
  do {
    const page = await studio.call('listRounds', {
      token: player.playToken,
      path: `/studio/api/rounds?pageSize=2${cursor === '' ? '' : `&cursor=${cursor}`}`,
    });
    if (!page.ok) throw new Error(page.errorCode);
    listed.push(...page.value.list.map((round) => round.roundId));
    cursor = page.value.nextCursor ?? '';
  } while (cursor !== '');
  expect(listed).toEqual(placed);
  const wrong = await studio.call('listRounds', {
    token: player.playToken,
    path: '/studio/api/rounds?cursor=x',
  });
  expect(wrong).toMatchObject({ ok: false, errorCode: 'request.invalid' });
});

it('ends after its lifetime', async () => {
  const player = await studio.open(100n);
  studio.clock.advance(playSessionLifetimeMs + 1);
  expect(await studio.call('listSeeds', { token: player.playToken })).toMatchObject({
    ok: false,
    errorCode: 'session.ended',
  });
  expect(await studio.bet(player, newKey())).toMatchObject({ ok: false, errorCode: 'session.ended' });
});

it('counts visitors by address, and a network of 64 bits as one', async () => {
  const ask = async (remoteAddress: string): Promise<string> => {
    const { path, method } = calls.getRoundProof;
    const url = path.replace(':roundId', 'rnd_00000000000000000000000000');
    const answer = await studio.app.inject({ method, url, remoteAddress });
    return answer.json<FailureEnvelope>().errorCode;
  };
  const addresses = Array.from({ length: 120 }, (_, index) => `2001:db8:1:2::${index.toString(16)}`);
  const codes = await Promise.all(addresses.map(ask));
  expect(codes.filter((code) => code === 'rate.limited')).toHaveLength(20);
  expect(await ask('2001:db8:1:3::1')).not.toBe('rate.limited');
});
