import { createTestDatabase } from '@wau/service/testing/test-database';
import { afterAll, describe, expect, it } from 'vitest';
import { newKey, startTestStudio, type TestStudio } from '../testing/test-studio.ts';

const database = await createTestDatabase();
const studio = await startTestStudio(database);
afterAll(() => studio.close());

/** A node beside whose bets wait before they reach the wallet, until they are let go. */
async function startHeldNode() {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  let isHeld = false;
  const node = await startTestStudio(database, {
    beside: studio,
    through: (operator) => async (request) => {
      if (/\/bets?$/.test(request.path)) {
        isHeld = true;
        await held;
      }
      return operator(request);
    },
  });
  return { node, letGo, isHeld: () => isHeld };
}

/** A bet that is stored and whose stake nobody has taken yet. */
async function betUnderWay() {
  const held = await startHeldNode();
  const player = await held.node.open(10_000n);
  const key = newKey();
  const answer = held.node.bet(player, key);
  await expect.poll(held.isHeld).toBe(true);
  return { ...held, player, key, answer };
}

async function openRows(): Promise<{ readonly batches: number; readonly rounds: readonly string[] }> {
  const [row] = await studio.sql.query<{ batches: number; rounds: string[] }>({
    text: `select (select count(*)::int4 from studio.open_batch) as batches,
                  array(select round_id from studio.open_round order by round_id) as rounds`,
    values: [],
  });
  if (row === undefined) throw new Error('no row');
  return row;
}

const nothingOpen = { batches: 0, rounds: [] };

async function listedRound(node: TestStudio, playToken: string) {
  const listed = await node.call('listRounds', { token: playToken });
  return listed.ok ? listed.value.list[0] : undefined;
}

describe('a bet under way', () => {
  it('is an open round: without its outcome, its seed stays secret, and it is counted', async () => {
    const { node, letGo, player, answer } = await betUnderWay();
    try {
      expect(await openRows()).toEqual({ batches: 1, rounds: [] });
      expect(await listedRound(studio, player.playToken)).toMatchObject({ status: 'open', events: [] });
      const rotated = await studio.call('rotateSeed', { token: player.playToken, body: { clientSeed: 'x' } });
      expect(rotated).toMatchObject({ ok: false, errorCode: 'seed.in.use' });
      const other = await studio.open(10_000n);
      const rotatedByOther = await studio.call('rotateSeed', {
        token: other.playToken,
        body: { clientSeed: 'x' },
      });
      expect(rotatedByOther.ok).toBe(true);
      expect(await studio.metrics()).toContain('studio_open_rounds{state="waiting"} 1');
      letGo();
      expect(await answer).toMatchObject({ ok: true, value: { status: 'settled' } });
      expect(await openRows()).toEqual(nothingOpen);
      expect(await listedRound(studio, player.playToken)).toMatchObject({ status: 'settled' });
      expect(await studio.metrics()).toContain('studio_open_rounds{state="waiting"} 0');
    } finally {
      letGo();
      await node.close();
    }
  });

  it('is taken over by its repetition at another node, and closed once for both', async () => {
    const { node, letGo, player, key, answer } = await betUnderWay();
    try {
      const repeated = await studio.bet(player, key);
      expect(repeated).toMatchObject({ ok: true, value: { status: 'settled' } });
      expect(await openRows()).toEqual(nothingOpen);
      letGo();
      expect(await answer).toEqual(repeated);
      expect(await openRows()).toEqual(nothingOpen);
    } finally {
      letGo();
      await node.close();
    }
  });

  it('is closed by its own process where others have taken its batch apart and not ended it', async () => {
    const { node, letGo, answer } = await betUnderWay();
    try {
      // A resolver that cannot reach the wallet either.
      const cutOff = await startTestStudio(database, {
        beside: studio,
        through: () => () => Promise.reject(new Error('unreachable')),
      });
      studio.clock.advance(10_001);
      await cutOff.resolve();
      await cutOff.close();
      expect(await openRows()).toMatchObject({ batches: 0, rounds: [expect.any(String)] });
      letGo();
      expect(await answer).toMatchObject({ ok: true, value: { status: 'settled' } });
      expect(await openRows()).toEqual(nothingOpen);
    } finally {
      letGo();
      await node.close();
    }
  });

  it('is left to its process for ten seconds, then ended by a resolver', async () => {
    const { node, letGo, player } = await betUnderWay();
    await node.abandon();
    studio.clock.advance(9_000);
    await studio.resolve();
    expect(await openRows()).toEqual({ batches: 1, rounds: [] });
    studio.clock.advance(1_001);
    await studio.resolve();
    expect(await openRows()).toEqual(nothingOpen);
    const round = await listedRound(studio, player.playToken);
    expect(round).toMatchObject({ status: 'settled' });
    expect(studio.operator.movementsOf(round?.roundId ?? '').stakeMinor).toBe(100n);
    letGo();
  });
});

describe('a batch of which the wallet takes a part', () => {
  it('leaves open what is not known, refunds what was refused, closes the rest', async () => {
    const node = await startTestStudio(database, {
      beside: studio,
      through: (operator) => (request) =>
        request.path.endsWith('/rollback') ? Promise.reject(new Error('unreachable')) : operator(request),
    });
    try {
      const [rich, poor, gone] = await Promise.all([
        node.open(10_000n),
        node.open(0n),
        node.open(10_000n, { playerId: 'mbr_gone' }),
      ]);
      studio.operator.endSessions('mbr_gone');
      const [taken, refused, unknown] = await Promise.all(
        [rich, poor, gone].map((player) => node.bet(player, newKey())),
      );
      expect(taken).toMatchObject({ ok: true, value: { status: 'settled' } });
      expect(refused).toMatchObject({ errorCode: 'balance.insufficient' });
      expect(unknown).toMatchObject({ errorCode: 'round.pending' });
      const [left] = await studio.sql.query<{ round_id: string }>({
        text: "select round_id from studio.round where player_id = 'mbr_gone'",
        values: [],
      });
      expect(await openRows()).toEqual({ batches: 0, rounds: [left?.round_id] });
      studio.clock.advance(10_001);
      await studio.resolve();
      expect(await openRows()).toEqual(nothingOpen);
      const refunded = await studio.sql.query({
        text: 'select player_id from studio.round where refund_code is not null order by player_id',
        values: [],
      });
      expect(refunded).toEqual([{ player_id: expect.any(String) }, { player_id: 'mbr_gone' }]);
    } finally {
      await node.close();
    }
  });
});
