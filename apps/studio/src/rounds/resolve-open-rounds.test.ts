import { createTestDatabase } from '@wau/service/testing/test-database';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { reviveDeadLetter } from '../dead-letters/dead-letter-sql.ts';
import { type Fate, faultyTransport } from '../testing/faulty-transport.ts';
import { newKey, startTestStudio, type TestPlayer } from '../testing/test-studio.ts';

const database = await createTestDatabase();

let fates: (call: string) => Fate = () => 'delivered';
let deliverLate: () => Promise<void> = async () => undefined;
const studio = await startTestStudio(database, {
  through: (operator) => {
    // Bets meet the same fates whether they go alone or with others.
    const faulty = faultyTransport(operator, ({ path }) =>
      fates(path.split('/').at(-1)?.replace('bets', 'bet') ?? ''),
    );
    deliverLate = faulty.deliverLate;
    return faulty.transport;
  },
});
afterAll(() => studio.close());

interface StoredRoundRow {
  readonly round_id: string;
  readonly player_id: string;
  readonly stake_minor: bigint;
  readonly payout_minor: bigint;
  readonly refund_code: string | null;
  readonly is_open: boolean;
  readonly given_up: boolean;
  readonly last_error: string | null;
}

/** All rounds, or those of one player. */
function storedRounds(playerId?: string): Promise<readonly StoredRoundRow[]> {
  return studio.sql.query<StoredRoundRow & Record<string, unknown>>({
    text: `select r.round_id, r.player_id, r.stake_minor, r.payout_minor, r.refund_code, o.round_id is not null as is_open,
                  o.given_up_at is not null as given_up, o.last_error
           from studio.round r left join studio.open_round o using (merchant_id, round_id)
           where $1::text is null or r.player_id = $1
           order by r.round_id`,
    values: [playerId ?? null],
  });
}

/** How often the resolver has asked for an open round, and when it will again. */
async function attemptsOf(roundId: string) {
  const [row] = await studio.sql.query<{ attempts: number; next_attempt_at: Date; given_up: boolean }>({
    text: `select attempts, next_attempt_at, given_up_at is not null as given_up
           from studio.open_round where round_id = $1`,
    values: [roundId],
  });
  if (row === undefined) throw new Error('the round is not open');
  return row;
}

async function lastRound(): Promise<StoredRoundRow> {
  const row = (await storedRounds()).at(-1);
  if (row === undefined) throw new Error('no round');
  return row;
}

/** What the operator moved for a round agrees with what the studio says of it. */
function expectAgreement(row: StoredRoundRow): void {
  const moved = studio.operator.movementsOf(row.round_id);
  if (row.refund_code === null) {
    expect(moved).toEqual({ stakeMinor: row.stake_minor, payoutMinor: row.payout_minor, refundMinor: 0n });
  } else {
    expect(moved.payoutMinor).toBe(0n);
    expect(moved.refundMinor).toBe(moved.stakeMinor);
  }
}

/** Bets at long odds one way or the other until the round is a winner or a loser; that one is the last round. */
async function betOn(player: TestPlayer, outcome: 'win' | 'loss'): Promise<string> {
  const parameters = { direction: 'under', targetHundredths: outcome === 'win' ? 9800 : 1 };
  for (;;) {
    const key = newKey();
    await studio.bet(player, key, { parameters });
    if ((await lastRound()).payout_minor > 0n === (outcome === 'win')) return key;
  }
}

async function resolveUntilQuiet(): Promise<void> {
  for (let i = 0; i < 60; i += 1) {
    studio.clock.advance(15_000);
    await studio.resolve();
  }
}

/** The first calls of a kind meet these fates, the later ones arrive. */
function scripted(script: Partial<Record<string, Fate[]>>): void {
  const left = structuredClone(script);
  fates = (call) => left[call]?.shift() ?? 'delivered';
}

describe('a bet whose wallet calls go wrong', () => {
  it('is settled at once when one call is lost on the way', async () => {
    for (const fate of ['requestLost', 'answerLost'] as const) {
      const player = await studio.open(10_000n);
      for (const outcome of ['win', 'loss'] as const) {
        scripted({ bet: [fate] });
        await betOn(player, outcome);
        const row = await lastRound();
        expect(row).toMatchObject({ is_open: false, refund_code: null });
        expectAgreement(row);
      }
    }
  });

  it('is pending while nothing is known, shows no outcome, and is the same round when repeated', async () => {
    const player = await studio.open(10_000n);
    const key = newKey();
    fates = (call) => (call === 'bet' ? 'answerLost' : 'delivered');
    const parameters = { direction: 'over', targetHundredths: 5000 };
    expect(await studio.bet(player, key, { parameters })).toMatchObject({
      errorCode: 'round.pending',
      status: 409,
    });
    const { round_id: roundId } = await lastRound();
    const listed = await studio.call('listRounds', { token: player.playToken });
    expect(listed.ok && listed.value.list[0]).toMatchObject({
      roundId,
      status: 'open',
      events: [],
      payoutMinor: '0',
    });
    const proof = await studio.call('getRoundProof', { path: `/studio/api/rounds/${roundId}/proof` });
    expect(proof.ok ? undefined : proof.errorCode).toBe('round.unknown');
    const rotated = await studio.call('rotateSeed', { token: player.playToken, body: { clientSeed: 'x' } });
    expect(rotated.ok ? undefined : rotated.errorCode).toBe('seed.in.use');
    fates = () => 'delivered';
    const again = await studio.bet(player, key, { parameters });
    expect(again.ok && again.value).toMatchObject({ roundId, status: 'settled' });
    expectAgreement(await lastRound());
  });

  it('is shown as refunded when the operator turns out to have rolled it back already', async () => {
    const player = await studio.open(10_000n);
    const key = newKey();
    fates = (call) => (call === 'bet' ? 'requestLost' : 'delivered');
    await studio.bet(player, key);
    // The resolver rolls it back and never hears that it has.
    fates = (call) => (call === 'rollback' ? 'answerLost' : 'delivered');
    studio.clock.advance(10 * 60_000 + 1);
    await studio.resolve();
    fates = () => 'delivered';
    expect(await lastRound()).toMatchObject({ is_open: true });
    const repeated = await studio.bet(player, key);
    expect(repeated.ok && repeated.value).toMatchObject({ status: 'refunded', payoutMinor: '0', events: [] });
    expect(await lastRound()).toMatchObject({ is_open: false, refund_code: 'round.rolled.back' });
    expectAgreement(await lastRound());
  });
});

describe('the resolver', () => {
  it('leaves a round alone that somebody drives, then settles it', async () => {
    const player = await studio.open(10_000n);
    fates = (call) => (call === 'bet' ? 'answerLost' : 'delivered');
    await betOn(player, 'win');
    fates = () => 'delivered';
    const callsBefore = studio.operator.received.length;
    await studio.resolve();
    expect(studio.operator.received.length).toBe(callsBefore);
    expect((await lastRound()).is_open).toBe(true);
    studio.clock.advance(11_000);
    await studio.resolve();
    const row = await lastRound();
    expect(row).toMatchObject({ is_open: false, refund_code: null });
    expectAgreement(row);
  });

  it('ends a round whose play session has been cleared away meanwhile', async () => {
    for (const outcome of ['win', 'loss'] as const) {
      const player = await studio.open(10_000n);
      fates = (call) => (call === 'bet' ? 'answerLost' : 'delivered');
      await betOn(player, outcome);
      fates = () => 'delivered';
      const { player_id: playerId } = await lastRound();
      await studio.sql.query({
        text: 'delete from studio.play_session where player_id = $1',
        values: [playerId],
      });
      await resolveUntilQuiet();
      const row = await lastRound();
      expect(row).toMatchObject({ is_open: false, given_up: false });
      expectAgreement(row);
    }
  });

  it('refunds a stake that was never taken when the player’s session has ended', async () => {
    const player = await studio.open(10_000n);
    fates = (call) => (call === 'bet' ? 'delayed' : 'delivered');
    const key = newKey();
    await studio.bet(player, key);
    const row = await lastRound();
    studio.operator.endSessions(row.player_id);
    fates = () => 'delivered';
    studio.clock.advance(11_000);
    await studio.resolve();
    // The bet arrives after all and meets the tombstone.
    await deliverLate();
    expect(studio.operator.balanceOf(row.player_id)).toBe(10_000n);
    const again = await studio.bet(player, key);
    expect(again.ok && again.value).toMatchObject({ status: 'refunded', payoutMinor: '0', events: [] });
    const proof = await studio.call('getRoundProof', { path: `/studio/api/rounds/${row.round_id}/proof` });
    expect(proof.ok && proof.value.status).toBe('refunded');
  });

  it('pays a win although the session has ended since the stake was taken', async () => {
    const player = await studio.open(10_000n);
    fates = (call) => (call === 'bet' ? 'answerLost' : 'delivered');
    await betOn(player, 'win');
    studio.operator.endSessions((await lastRound()).player_id);
    fates = () => 'delivered';
    studio.clock.advance(11_000);
    await studio.resolve();
    const row = await lastRound();
    expect(row).toMatchObject({ is_open: false, refund_code: null });
    expectAgreement(row);
  });

  it('rolls a bet back that had not arrived for ten minutes, and refuses it should it still come', async () => {
    const player = await studio.open(10_000n);
    for (const outcome of ['win', 'loss'] as const) {
      fates = (call) => (call === 'bet' ? 'delayed' : 'delivered');
      await betOn(player, outcome);
      fates = () => 'delivered';
      studio.clock.advance(10 * 60_000 + 1);
      await studio.resolve();
      const row = await lastRound();
      expect(row).toMatchObject({ is_open: false, refund_code: 'round.rolled.back' });
      await deliverLate();
      expect(studio.operator.balanceOf(row.player_id)).toBe(10_000n);
    }
  });

  it('pays a win whose stake turns out after ten minutes to have been taken, as it keeps the stake of a loss', async () => {
    const player = await studio.open(10_000n);
    for (const outcome of ['win', 'loss'] as const) {
      fates = (call) => (call === 'bet' ? 'answerLost' : 'delivered');
      await betOn(player, outcome);
      fates = () => 'delivered';
      studio.clock.advance(10 * 60_000 + 1);
      await studio.resolve();
      const row = await lastRound();
      expect(row).toMatchObject({ is_open: false, refund_code: null });
      expectAgreement(row);
    }
  });

  it('pays a win when the wallet is back, however many hours it was out of reach', async () => {
    const player = await studio.open(10_000n);
    fates = (call) => (call === 'bet' ? 'answerLost' : 'delivered');
    await betOn(player, 'win');
    fates = () => 'requestLost';
    for (let minutes = 0; minutes < 6 * 60; minutes += 5) {
      studio.clock.advance(5 * 60_000);
      await studio.resolve();
    }
    expect(await lastRound()).toMatchObject({ is_open: true, given_up: false });
    fates = () => 'delivered';
    studio.clock.advance(5 * 60_000);
    await studio.resolve();
    const row = await lastRound();
    expect(row).toMatchObject({ is_open: false, refund_code: null });
    expectAgreement(row);
  });

  it.each([
    ['win', 'a round that has paid by then stays paid', null],
    ['loss', 'the stake of a round whose bet never arrived stays where it is', 'round.rolled.back'],
  ] as const)('gives back what somebody has ordered: %s, %s', async (wanted, _what, refundCode) => {
    const player = await studio.open(10_000n);
    fates = () => (wanted === 'win' ? 'answerLost' : 'requestLost');
    await betOn(player, wanted);
    const { round_id: roundId } = await lastRound();
    fates = () => 'delivered';
    await studio.sql.query({
      text: `update studio.open_round set given_up_at = now(), last_error = 'status 500' where round_id = $1`,
      values: [roundId],
    });
    studio.clock.advance(60_000);
    const now = new Date(studio.clock.nowMs());
    const key = { merchantId: 'wau', roundId };
    expect([
      await reviveDeadLetter(studio.sql, key, true, now),
      await reviveDeadLetter(studio.sql, key, true, now),
    ]).toEqual(['round', undefined]);
    await resolveUntilQuiet();
    const row = await lastRound();
    expect(row).toMatchObject({ is_open: false, refund_code: refundCode });
    expectAgreement(row);
  });

  it('asks after 2, 4, 8 seconds and on, at most every 5 minutes, and gives up with the hundredth attempt', async () => {
    const player = await studio.open(10_000n);
    fates = () => 'requestLost';
    await studio.bet(player, newKey());
    const { round_id: roundId } = await lastRound();
    const pauses: number[] = [];
    for (;;) {
      studio.clock.advance(6 * 60_000);
      await studio.resolve();
      const { attempts, next_attempt_at: next, given_up: isGivenUp } = await attemptsOf(roundId);
      expect(attempts).toBe(pauses.length + 1);
      if (isGivenUp) break;
      pauses.push((next.getTime() - studio.clock.nowMs()) / 1000);
    }
    expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 256, ...new Array<number>(91).fill(300)]);
    expect(await lastRound()).toMatchObject({ given_up: true, last_error: 'the request was lost' });
    expect(studio.logLines.some((line) => line.includes('open round given up'))).toBe(true);
    const metrics = await studio.metrics();
    expect(metrics).toContain('studio_open_rounds{state="given_up"} 1');
    expect(metrics).toContain('studio_open_rounds{state="waiting"} 0');
    // It is looked at by a person now, and by nobody else, although the wallet is back.
    fates = () => 'delivered';
    const callsBefore = studio.operator.received.length;
    studio.clock.advance(60 * 60_000);
    await studio.resolve();
    expect(studio.operator.received.length).toBe(callsBefore);
    expect(await lastRound()).toMatchObject({ round_id: roundId, is_open: true, given_up: true });
    await studio.sql.query({ text: 'update studio.open_round set given_up_at = null', values: [] });
    await resolveUntilQuiet();
    expectAgreement(await lastRound());
  });

  it('gives up at once when the operator’s answer means that asking again is of no use', async () => {
    const player = await studio.open(10_000n);
    fates = (call) => (call === 'bet' ? 'requestLost' : 'delivered');
    await studio.bet(player, newKey());
    const { round_id: roundId } = await lastRound();
    fates = () => 'delivered';
    studio.operator.betRefusal = 'vendor.round.ended';
    studio.clock.advance(11_000);
    await studio.resolve();
    studio.operator.betRefusal = undefined;
    expect(await attemptsOf(roundId)).toMatchObject({ attempts: 1, given_up: true });
    expect((await lastRound()).last_error).toBe('bet refused with vendor.round.ended');
    await studio.sql.query({ text: 'update studio.open_round set given_up_at = null', values: [] });
    await resolveUntilQuiet();
    expectAgreement(await lastRound());
  });

  it('takes the rounds that have waited longest, and goes on at once while there are more than one run takes', async () => {
    fates = (call) => (call === 'bet' ? 'requestLost' : 'delivered');
    const waiting: string[] = [];
    for (let count = 0; count < 33; count += 1) {
      const player = await studio.open(10_000n);
      await studio.bet(player, newKey());
      waiting.push((await lastRound()).round_id);
    }
    fates = () => 'delivered';
    studio.clock.advance(11_000);
    const isOpen = async () => {
      const rows = await storedRounds();
      return rows.filter((row) => row.is_open).map((row) => row.round_id);
    };
    expect(await isOpen()).toEqual(waiting);
    expect(await studio.resolveOnce()).toBe(true);
    expect(await isOpen()).toEqual(waiting.slice(-1));
    expect(await studio.resolveOnce()).toBe(false);
    expect(await isOpen()).toEqual([]);
  });

  it('is shared by nodes: each round is taken by one', async () => {
    const other = await startTestStudio(database, { beside: studio });
    try {
      fates = (call) => (call === 'bet' ? 'requestLost' : 'delivered');
      const players = await Promise.all(Array.from({ length: 40 }, () => studio.open(10_000n)));
      await Promise.all(players.map((player) => studio.bet(player, newKey())));
      fates = () => 'delivered';
      studio.clock.advance(11_000);
      const before = studio.operator.received.filter((call) => call === 'bet').length;
      await Promise.all([studio.resolve(), other.resolve(), studio.resolve(), other.resolve()]);
      expect(studio.operator.received.filter((call) => call === 'bet').length - before).toBe(40);
      for (const row of await storedRounds()) expectAgreement(row);
    } finally {
      await other.close();
    }
  });
});

describe('promises G4 and G5, small', () => {
  const fate = fc.constantFrom<Fate>('delivered', 'delivered', 'requestLost', 'answerLost', 'delayed');
  const step = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ kind: fc.constant('bet' as const), target: fc.integer({ min: 1, max: 9800 }) }),
    },
    { weight: 2, arbitrary: fc.constant({ kind: 'repeat' as const }) },
    { weight: 2, arbitrary: fc.constant({ kind: 'resolve' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'late' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'endSession' as const }) },
  );

  let playerCount = 0;

  it('whatever is lost, doubled or late: each round moves stake and payout once, or nothing in the sum', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 4, maxLength: 14 }),
        fc.infiniteStream(fate),
        async (steps, fateStream) => {
          fates = () => 'delivered';
          playerCount += 1;
          const playerId = `mbr_property_${playerCount}`;
          const player = await studio.open(1_500n, { playerId });
          fates = () => fateStream.next().value;
          const keys: [string, object][] = [];
          for (const now of steps) {
            if (now.kind === 'bet') {
              const body = { parameters: { direction: 'under', targetHundredths: now.target } };
              const key = newKey();
              keys.push([key, body]);
              await studio.bet(player, key, body);
            } else if (now.kind === 'repeat') {
              const repeated = keys.at(-1);
              if (repeated !== undefined) await studio.bet(player, ...repeated);
            } else if (now.kind === 'resolve') {
              studio.clock.advance(20_000);
              await studio.resolve();
            } else if (now.kind === 'late') {
              await deliverLate();
            } else {
              studio.operator.endSessions(playerId);
            }
          }
          fates = () => 'delivered';
          await deliverLate();
          await resolveUntilQuiet();
          await deliverLate();
          for (const row of await storedRounds(playerId)) {
            expect(row.is_open).toBe(false);
            expectAgreement(row);
          }
        },
      ),
      { numRuns: 60 },
    );
  }, 120_000);
});
