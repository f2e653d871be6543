import { parseClientSeed, parseServerSeed, verifyCommitment } from '@wau/fairness/seeds';
import { holdRows } from '@wau/service/testing/held-rows';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { afterAll, expect, it } from 'vitest';
import { newKey, startTestStudio, type TestPlayer } from '../testing/test-studio.ts';
import { openServerSeed } from './seed-pairs.ts';
import { findActiveSeed } from './seed-sql.ts';

const database = await createTestDatabase();
const studio = await startTestStudio(database);
afterAll(() => studio.close());

async function rotate(player: TestPlayer, clientSeed: string) {
  const answer = await studio.call('rotateSeed', { token: player.playToken, body: { clientSeed } });
  if (!answer.ok) throw new Error(answer.errorCode);
  return answer.value;
}

async function activePair(player: TestPlayer) {
  const rows = await studio.sql.query<{ merchant_id: 'wau'; player_id: string }>({
    text: 'select merchant_id, player_id from studio.seed where seed_id = $1',
    values: [player.play.seed.seedId],
  });
  const row = rows[0];
  const pair =
    row &&
    (await findActiveSeed(studio.sql, { merchantId: row.merchant_id as never, playerId: row.player_id }));
  if (pair === undefined) throw new Error('no active pair');
  return pair;
}

it('no answer and no log line holds a server seed before it is revealed', async () => {
  const player = await studio.open(100_000n);
  const pair = await activePair(player);
  const serverSeed = openServerSeed(studio.sealingKey, pair);
  const nextSeed = openServerSeed(studio.sealingKey, {
    ...pair,
    serverSeedSealed: pair.nextServerSeedSealed,
    serverSeedHash: pair.nextServerSeedHash,
  });
  const bet = await studio.bet(player, newKey());
  if (!bet.ok) throw new Error(bet.errorCode);
  const token = player.playToken;
  await studio.bet(player, newKey(), { stakeMinor: '1' });
  await studio.call('listRounds', { token });
  await studio.call('listSeeds', { token });
  const path = `/studio/api/rounds/${bet.value.roundId}/proof`;
  const proof = await studio.call('getRoundProof', { path });
  expect(proof.ok && proof.value.serverSeed).toBeNull();
  const everything = (): string => [...studio.answers, ...studio.logLines].join('\n');
  expect(studio.answers.length).toBeGreaterThan(5);
  expect(everything()).toContain(pair.serverSeedHash);
  expect(everything()).not.toContain(serverSeed);

  const rotated = await rotate(player, 'benih-saya');
  expect(rotated.revealed.serverSeed).toBe(serverSeed);
  expect(rotated.active.serverSeedHash).toBe(pair.nextServerSeedHash);
  expect(everything()).not.toContain(nextSeed);
  const revealed = await studio.call('getRoundProof', { path });
  expect(revealed.ok && revealed.value.status).toBe('settled');
  expect(revealed.ok && revealed.value.serverSeed).toBe(serverSeed);
  // The database holds neither in clear.
  const rows = await studio.sql.query<{ text: string }>({
    text: 'select s::text as text from studio.seed s',
    values: [],
  });
  expect(rows.map((row) => row.text).join()).not.toContain(serverSeed);
  expect(JSON.stringify(studio.logLines)).not.toContain(player.playToken);
});

it('a proof says of a round what the game said, with the largest win that was possible', async () => {
  const limits = { minStakeMinor: '10', maxStakeMinor: '1000', maxWinMinor: '54321' };
  const player = await studio.open(100_000n, { limits });
  await studio.bet(player, newKey());
  const bet = await studio.bet(player, newKey(), { stakeMinor: '700' });
  if (!bet.ok) throw new Error(bet.errorCode);
  const { balanceMinor: _balance, decision: _decision, ...told } = bet.value;
  const proof = await studio.call('getRoundProof', { path: `/studio/api/rounds/${told.roundId}/proof` });
  expect(proof.ok && proof.value).toEqual({
    ...told,
    maxWinMinor: '54321',
    decisions: [],
    extraStakeMinor: '0',
    currencyCode: 'MYR',
    serverSeed: null,
  });
  expect(told).toMatchObject({ stakeMinor: '700', nonce: 1, seedId: player.play.seed.seedId });
});

it('a proof names no player', async () => {
  const player = await studio.open(100_000n);
  const bet = await studio.bet(player, newKey());
  if (!bet.ok) throw new Error(bet.errorCode);
  const proof = await studio.call('getRoundProof', { path: `/studio/api/rounds/${bet.value.roundId}/proof` });
  expect(JSON.stringify(proof)).not.toMatch(/mbr_|Aminah|player/i);
});

it('an unknown round has no proof', async () => {
  const proof = await studio.call('getRoundProof', {
    path: '/studio/api/rounds/rnd_00000000000000000000000000/proof',
  });
  expect(proof).toMatchObject({ ok: false, errorCode: 'round.unknown' });
});

it('each server seed is committed to before the client seed of its pair is chosen', async () => {
  const player = await studio.open(100_000n);
  let committed = player.play.seed.nextServerSeedHash;
  let current = player.play.seed.serverSeedHash;
  for (const clientSeed of ['satu', 'dua', 'tiga']) {
    const { revealed, active } = await rotate(player, clientSeed);
    const serverSeed = parseServerSeed(revealed.serverSeed);
    expect(serverSeed !== undefined && verifyCommitment(serverSeed, current as never)).toBe(true);
    expect(active.serverSeedHash).toBe(committed);
    expect(active.clientSeed).toBe(clientSeed);
    current = active.serverSeedHash;
    committed = active.nextServerSeedHash;
  }
  const first = await studio.call('listSeeds', {
    token: player.playToken,
    path: '/studio/api/seeds?pageSize=2',
  });
  if (!first.ok) throw new Error(first.errorCode);
  expect(first.value.list.map((seed) => seed.clientSeed)).toEqual(['dua', 'satu']);
  const second = await studio.call('listSeeds', {
    token: player.playToken,
    path: `/studio/api/seeds?pageSize=2&cursor=${first.value.nextCursor}`,
  });
  expect(second.ok && second.value.list.map((seed) => seed.seedId)).toEqual([player.play.seed.seedId]);
  expect(second.ok && second.value.nextCursor).toBeUndefined();
});

it('a client seed outside the alphabet is refused', async () => {
  const player = await studio.open(100n);
  for (const clientSeed of ['', 'a:b', 'x'.repeat(65), 'spasi di sini']) {
    const answer = await studio.call('rotateSeed', { token: player.playToken, body: { clientSeed } });
    expect(answer, clientSeed).toMatchObject({ ok: false, errorCode: 'client.seed.invalid' });
  }
  expect(parseClientSeed(player.play.seed.clientSeed)).toBeDefined();
});

it('rotations at the same time wait for each other, and each retires the pair that the one before began', async () => {
  const player = await studio.open(100n);
  const pairRow = 'select from studio.seed where seed_id = $1 for update';
  const held = await holdRows({ testDatabase: database }, pairRow, [player.play.seed.seedId]);
  const rotations = ['a', 'b', 'c'].map((clientSeed) => rotate(player, clientSeed));
  await held.waiting(rotations.length);
  await held.release();
  const answers = await Promise.all(rotations);
  const inUse = await studio.open(0n, { playerId: (await activePair(player)).playerId });
  const begun = [player.play.seed.seedId, ...answers.map(({ active }) => active.seedId)];
  const ended = [...answers.map(({ revealed }) => revealed.seedId), inUse.play.seed.seedId];
  expect(new Set(begun).size).toBe(4);
  expect(ended.sort()).toEqual(begun.sort());
});

it('bets and rotations at the same time never put a round on a revealed seed', async () => {
  const player = await studio.open(100_000n);
  const work: Promise<unknown>[] = [];
  for (let i = 0; i < 10; i += 1) {
    work.push(studio.bet(player, newKey()));
    work.push(studio.call('rotateSeed', { token: player.playToken, body: { clientSeed: `c${i}` } }));
  }
  await Promise.all(work);
  const rows = await studio.sql.query<{ seed_id: string; rounds: number; next_nonce: bigint }>({
    text: `select s.seed_id, s.next_nonce, count(r.round_id)::int4 as rounds
           from studio.seed s left join studio.round r using (merchant_id, player_id, seed_id)
           group by s.merchant_id, s.player_id, s.seed_id`,
    values: [],
  });
  for (const row of rows) expect(BigInt(row.rounds)).toBe(row.next_nonce);
});
