import { randomInt } from 'node:crypto';
import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import { delayOf } from '@wau/service/testing/delay';
import { proofSize } from '@wau/service/testing/proof-size';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { afterAll, expect, it } from 'vitest';
import { type Fate, faultyTransport } from '../testing/faulty-transport.ts';
import { newKey, startTestStudio, type TestPlayer, type TestStudio } from '../testing/test-studio.ts';

const roundCount = proofSize({ full: 1_000, quick: 120 });
const playersOfNode = 10;
const betsBeforeKill = 20;
const resolvedWithinMs = 15 * 60_000;

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

async function betSometimesTwice(studio: TestStudio, player: TestPlayer): Promise<void> {
  const key = newKey();
  const body = { parameters: { direction: 'under', targetHundredths: randomInt(1, 9_801) } };
  await Promise.all([
    studio.bet(player, key, body),
    ...(randomInt(3) === 0 ? [studio.bet(player, key, body)] : []),
  ]);
}

it('G4: of rounds with lost calls and killed nodes each is completed or refunded within 15 minutes', async () => {
  let late: (() => Promise<void>)[] = [];
  const nextFate = fates();
  for (let placed = 0; placed < roundCount; placed += betsBeforeKill) {
    const node = await startDoomedNode(nextFate);
    const players = await Promise.all(Array.from({ length: playersOfNode }, () => node.studio.open(2_000n)));
    const bets = Array.from({ length: betsBeforeKill }, (_, bet) =>
      betSometimesTwice(
        node.studio,
        players[bet - Math.floor(bet / playersOfNode) * playersOfNode] as TestPlayer,
      ),
    );
    setTimeout(() => node.kill(), randomInt(5, 80));
    await Promise.race([Promise.all(bets), delayOf(150)]);
    late.push(node.deliverLate);
    await node.studio.abandon();
    // Now and then nobody looks after the rounds for so long that bets are no longer repeated.
    if (randomInt(3) === 0) survivor.clock.advance(11 * 60_000);
    await survivor.resolve();
  }
  // Some of the late calls arrive while the resolver is at work, the rest when all is settled.
  for (const deliver of late.splice(0, Math.floor(late.length / 2))) await deliver();
  const placedUntilMs = survivor.clock.nowMs();
  while (survivor.clock.nowMs() - placedUntilMs < resolvedWithinMs) {
    survivor.clock.advance(5_000);
    await survivor.resolve();
  }
  for (const deliver of late) await deliver();
  late = [];

  const rounds = await survivor.sql.query<{
    round_id: string;
    stake_minor: bigint;
    payout_minor: bigint;
    refund_code: string | null;
    is_open: boolean;
  }>({
    text: `select r.round_id, r.stake_minor, r.payout_minor, r.refund_code,
                  o.round_id is not null
                  or r.round_id in (select unnest(b.round_ids) from studio.open_batch b) as is_open
           from studio.round r left join studio.open_round o using (merchant_id, round_id)`,
    values: [],
  });
  expect(rounds.length).toBeGreaterThan(roundCount * 0.8);
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
  // The test tests something only if kills and losses left work behind.
  expect(survivor.logLines.filter((line) => line.includes('open round'))).not.toEqual([]);
}, 300_000);
