import { randomInt } from 'node:crypto';
import type { GameId } from '@wau/contract/ids';
import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import { delayOf } from '@wau/service/testing/delay';
import { proofSize } from '@wau/service/testing/proof-size';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { afterAll, expect, it } from 'vitest';
import { TestFlights } from '../crash/testing/test-flights.ts';
import { type Fate, faultyTransport } from '../testing/faulty-transport.ts';
import { newKey, startTestStudio, type TestPlayer, type TestStudio } from '../testing/test-studio.ts';

const roundCount = proofSize({ full: 1_000, quick: 120 });
const playersOfNode = 10;
const betsBeforeKill = 20;
const resolvedWithinMs = 15 * 60_000;
const resolverPauseMs = 5_000;
/** A leader of flights that was not heard of for so long has died. */
const deadAfterMs = 3_500;

/** One that is over at once, one with reels, one in which the player decides; flights come on top. */
const games = ['dice', 'wau-bulan', 'harta-lanun'] as const;
const gamesOfNode = Array.from({ length: playersOfNode }, () => games)
  .flat()
  .slice(0, playersOfNode);
const flightGame = 'wau-terbang' as GameId;

const database = await createTestDatabase();
const survivor = await startTestStudio(database);
afterAll(() => survivor.close());

/** Every third call or so goes wrong in one of the ways in which calls go wrong. */
function randomFate(): Fate {
  const wrong: readonly Fate[] = ['requestLost', 'answerLost', 'delayed'];
  return randomInt(3) > 0 ? 'delivered' : (wrong[randomInt(wrong.length)] ?? 'delivered');
}

/** The very first call loses its answer: bets go in batches, so that all the few calls of a run might be delivered. */
function fates(): () => Fate {
  let isFirst = true;
  return () => {
    if (!isFirst) return randomFate();
    isFirst = false;
    return 'answerLost';
  };
}

interface DoomedNode {
  readonly studio: TestStudio;
  /** From now on nothing that this node has begun goes any further: calls neither leave nor return. */
  kill(): void;
  deliverLate(): Promise<void>;
}

async function startDoomedNode(nextFate: () => Fate): Promise<DoomedNode> {
  let isDead = false;
  const never = new Promise<never>(() => undefined);
  const faulty = faultyTransport(survivor.operator.transport, ({ path }) =>
    path.endsWith('/authenticate') ? 'delivered' : nextFate(),
  );
  const mortal: SignedTransport = async (request) => {
    if (isDead) return never;
    // Half of those under way at the kill had reached the operator, half had not.
    await delayOf(randomInt(4));
    if (isDead && randomInt(2) === 0) return never;
    const answer = await faulty.transport(request);
    return isDead ? never : answer;
  };
  const studio = await startTestStudio(database, { beside: survivor, through: () => mortal });
  return {
    studio,
    kill: () => {
      isDead = true;
    },
    deliverLate: faulty.deliverLate,
  };
}

function parametersOf(gameId: string): object {
  if (gameId === 'dice') return { direction: 'under', targetHundredths: randomInt(1, 9_801) };
  return gameId === 'harta-lanun' ? { mines: 3, plan: [] } : {};
}

async function betSometimesTwice(studio: TestStudio, player: TestPlayer): Promise<void> {
  const key = newKey();
  const body = { parameters: parametersOf(player.play.gameId) };
  const [round] = await Promise.all([
    studio.bet(player, key, body),
    ...(randomInt(3) === 0 ? [studio.bet(player, key, body)] : []),
  ]);
  if (round.ok && round.value.decision !== null) await decide(studio, player, round.value.roundId);
}

/** Opens a cell, and sometimes takes what there is; who does neither is decided for when the time is over. */
async function decide(studio: TestStudio, player: TestPlayer, roundId: string): Promise<void> {
  const decisions = [{ kind: 'reveal', cell: randomInt(25) }, { kind: 'cashOut' }];
  for (const [step, decision] of decisions.slice(0, randomInt(3)).entries()) {
    const path = `/studio/api/rounds/${roundId}/decisions`;
    const answer = await studio.call('decideRound', {
      token: player.playToken,
      path,
      body: { step, decision },
    });
    if (!answer.ok || answer.value.decision === null) return;
  }
}

/** Two bets on a flight that the node leads, one of which cashes out by itself. */
async function betOnFlight(node: TestStudio): Promise<() => readonly Promise<unknown>[]> {
  survivor.clock.advance(deadAfterMs);
  const flights = new TestFlights(node, flightGame);
  const player = await flights.open(10_000n);
  const flight = await flights.betting(player, () => true);
  return () => [
    flights.bet(player, flight, { slot: 1, autoCashOutHundredths: 120 }),
    flights.bet(player, flight, { slot: 2 }),
  ];
}

interface EndedRow extends Record<string, unknown> {
  readonly round_id: string;
  readonly stake_minor: bigint;
  readonly payout_minor: bigint;
  readonly refund_code: string | null;
  readonly is_open: boolean;
}

function expectEnded(rounds: readonly EndedRow[]): void {
  expect(rounds.filter((round) => round.is_open)).toEqual([]);
  for (const round of rounds) {
    const moved = survivor.operator.movementsOf(round.round_id);
    if (round.refund_code === null) {
      expect(moved).toEqual({
        stakeMinor: round.stake_minor,
        payoutMinor: round.payout_minor,
        refundMinor: 0n,
      });
    } else {
      expect(moved.payoutMinor).toBe(0n);
      expect(moved.refundMinor).toBe(moved.stakeMinor);
    }
  }
}

/** Lets the time of every decision pass that nobody has made. */
async function passDecisions(): Promise<void> {
  const [waiting] = await survivor.sql.query<{ until: Date | null }>({
    text: 'select max(decide_until) as until from studio.waiting_round',
    values: [],
  });
  const untilMs = waiting?.until?.getTime() ?? 0;
  if (untilMs > survivor.clock.nowMs()) survivor.clock.advance(untilMs - survivor.clock.nowMs() + 1);
}

it('G4: of rounds of each kind of game with lost calls and killed nodes each is completed or refunded within 15 minutes', async () => {
  let late: (() => Promise<void>)[] = [];
  const nextFate = fates();
  for (let placed = 0; placed < roundCount; placed += betsBeforeKill) {
    const node = await startDoomedNode(nextFate);
    const players = await Promise.all(gamesOfNode.map((gameId) => node.studio.open(2_000n, { gameId })));
    const betOnItsFlight = await betOnFlight(node.studio);
    const bets = Array.from({ length: betsBeforeKill }, (_, bet) =>
      betSometimesTwice(
        node.studio,
        players[bet - Math.floor(bet / playersOfNode) * playersOfNode] as TestPlayer,
      ),
    );
    setTimeout(() => node.kill(), randomInt(5, 80));
    await Promise.race([Promise.all([...bets, ...betOnItsFlight()]), delayOf(150)]);
    late.push(node.deliverLate);
    await node.studio.abandon();
    // Now and then nobody looks after the rounds for so long that bets are no longer repeated.
    if (randomInt(3) === 0) survivor.clock.advance(11 * 60_000);
    await survivor.resolve();
  }
  // Some of the late calls arrive while the resolver is at work, the rest when all is settled.
  for (const deliver of late.splice(0, Math.floor(late.length / 2))) await deliver();
  await passDecisions();
  const flights = new TestFlights(survivor, flightGame);
  const placedUntilMs = survivor.clock.nowMs();
  while (survivor.clock.nowMs() - placedUntilMs < resolvedWithinMs) {
    survivor.clock.advance(resolverPauseMs);
    while (await survivor.endOverdueDecisions());
    await survivor.resolve();
    await flights.step();
    await flights.settle();
  }
  for (const deliver of late) await deliver();
  late = [];

  const rounds = await survivor.sql.query<EndedRow & { readonly game_id: string }>({
    text: `select r.round_id, r.game_id, r.stake_minor, r.payout_minor, r.refund_code,
                  o.round_id is not null
                  or r.round_id in (select round_id from studio.waiting_round)
                  or r.round_id in (select unnest(b.round_ids) from studio.open_batch b) as is_open
           from studio.round r left join studio.open_round o using (merchant_id, round_id)`,
    values: [],
  });
  expect(rounds.length).toBeGreaterThan(roundCount * 0.8);
  expect(new Set(rounds.map((round) => round.game_id))).toEqual(new Set(games));
  expectEnded(rounds);
  const flown = await survivor.sql.query<EndedRow>({
    text: `select round_id, stake_minor, payout_minor, refund_code, state not in ('settled', 'refunded') as is_open
             from studio.crash_bet`,
    values: [],
  });
  expect(flown.length).toBeGreaterThan(roundCount / betsBeforeKill);
  expectEnded(flown);
  // The test tests something only if kills and losses left work behind.
  expect(survivor.logLines.filter((line) => line.includes('open round'))).not.toEqual([]);
}, 300_000);
