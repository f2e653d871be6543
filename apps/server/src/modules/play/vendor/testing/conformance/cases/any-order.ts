import { randomInt } from 'node:crypto';
import { proofSize } from '@wau/service/testing/proof-size';
import { expect } from 'vitest';
import { boundedParallel } from '../../../../../../testing/bounded-parallel.ts';
import type { BenchPlayer, ConformanceBench } from '../conformance-bench.ts';
import type { SpokenAnswer } from '../vendor-speech.ts';

const startMinor = 1_000_000n;
const stakeMinor = 100n;
const furtherMinor = 7n;

/** What vendors of each kind of game say of a round: one that is over at once, one that pays in parts, one of several stakes, … */
const fates = ['won', 'won with the bet', 'lost', 'cancelled', 'paid in parts', 'staked twice'] as const;
const endings = ['lost with the session', 'won without the session'] as const;
type Fate = (typeof fates)[number] | (typeof endings)[number];

type Send = () => Promise<SpokenAnswer>;

/** A round with all that its vendor says about it, and what it must come to. */
interface PlannedRound {
  /** Said before the player may have left. */
  readonly beforehand: readonly Send[];
  /** Said in any order, each twice. */
  readonly calls: readonly Send[];
  /** Said again, one after the other, until each is accepted. */
  readonly closing: readonly Send[];
  readonly bet: Send;
  readonly forgeries: readonly Send[];
  readonly effectMinor: bigint;
}

function planRound({ fixture, newBet }: ConformanceBench, by: BenchPlayer, fate: Fate): PlannedRound {
  const { player } = by;
  const speech = fixture.speechOf(player.merchantCode);
  const stake = newBet({ amountMinor: stakeMinor });
  const { roundId, transactionId: betTransactionId } = stake;
  const movement = (amountMinor: bigint) => ({
    ...{ roundId, amountMinor },
    transactionId: fixture.newVendorId(),
  });
  const payout = BigInt(randomInt(1, 500));
  const won = movement(payout);
  const rolledBack = { roundId, transactionId: fixture.newVendorId(), betTransactionId };
  const bet: Send = () => speech.bet(player, stake);
  const win: Send = () => speech.win(player, won);
  const end: Send = () => speech.endRound(player, roundId);
  const rollback: Send = () => speech.rollback(player, rolledBack);
  const forger = fixture.forgedSpeechOf(player.merchantCode);
  const plan = (closing: Send, effectMinor: bigint): PlannedRound => ({
    ...{ bet, effectMinor },
    beforehand: [],
    calls: [bet, closing],
    closing: [closing],
    forgeries: [
      () => forger.win(player, { ...won, amountMinor: 9_999n }),
      () => forger.rollback(player, rolledBack),
    ],
  });
  switch (fate) {
    case 'won':
      return plan(win, payout - stakeMinor);
    case 'won with the bet': {
      const both = sendOf(speech.betAndWin, player, { ...stake, win: won });
      return { ...plan(both, payout - stakeMinor), bet: both, calls: [both, end] };
    }
    case 'lost':
      return plan(end, -stakeMinor);
    case 'cancelled':
    case 'lost with the session':
      return plan(rollback, 0n);
    case 'paid in parts': {
      const parts = [movement(5n), movement(11n)].map((part) => sendOf(speech.partWin, player, part));
      return {
        ...plan(win, 16n + payout - stakeMinor),
        calls: [bet, ...parts],
        closing: [...parts, win],
      };
    }
    case 'staked twice': {
      const more = movement(furtherMinor);
      const further: Send = () => speech.bet(player, more);
      return {
        ...plan(win, payout - stakeMinor - furtherMinor),
        calls: [bet, further],
        closing: [further, win],
      };
    }
    case 'won without the session':
      return { ...plan(win, payout - stakeMinor), beforehand: [bet] };
  }
}

/** Of what the protocol has, as its features say. */
function sendOf<Said>(
  say: ((player: BenchPlayer['player'], said: Said) => Promise<SpokenAnswer>) | undefined,
  player: BenchPlayer['player'],
  said: Said,
): Send {
  if (say === undefined) throw new Error('the vendor says more than its protocol has');
  return () => say(player, said);
}

function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  const order = items.map((item) => ({ item, place: randomInt(1e9) }));
  return order.toSorted((a, b) => a.place - b.place).map(({ item }) => item);
}

/** Rounds of every fate, of which the vendor says everything twice and in any order, while somebody forges. */
export async function sayInAnyOrder(bench: ConformanceBench): Promise<void> {
  const { features } = bench.fixture;
  const tried: readonly Fate[] = [
    ...fates.filter((fate) => fate !== 'won with the bet' || features.has('betAndWin')),
    ...endings,
  ].filter((fate) => fate !== 'paid in parts' || features.has('partWins'));
  const playing = [await bench.open(startMinor), await bench.open(startMinor, 'laut')];
  const leaving = [await bench.open(startMinor)];
  const rounds = Array.from({ length: proofSize({ full: 400, quick: 3 * tried.length }) }, (_, number) => {
    const fate = tried[number % tried.length] ?? 'won';
    const players = fate.endsWith('session') ? leaving : playing;
    const by = players[number % players.length];
    if (by === undefined) throw new Error('the index is in range');
    return { by, fate, plan: planRound(bench, by, fate) };
  });
  for (const { plan } of rounds) for (const send of plan.beforehand) await send();
  for (const { member } of leaving) await bench.logOut(member);
  await boundedParallel(rounds, async ({ fate, plan }) => {
    const said = shuffled([...plan.calls, ...plan.calls, ...plan.forgeries]);
    const answers = await Promise.all(said.map(async (send) => ({ send, answer: await send() })));
    const forged = answers.filter(({ send }) => plan.forgeries.includes(send));
    expect(forged.map(({ answer }) => answer)).toEqual(['wrong signature', 'wrong signature']);
    // What came before its bet is told again, as a vendor does until it is accepted.
    for (const send of plan.closing) expect(await send(), fate).toBeTypeOf('bigint');
    const bet = await plan.bet();
    if (fate === 'lost with the session') expect(['token', 'rolled back']).toContain(bet);
    // One that was taken before it was given back keeps its answer, like any other.
    else if (fate !== 'cancelled' || bet !== 'rolled back') expect(bet, fate).toBeTypeOf('bigint');
  });
  for (const by of [...playing, ...leaving]) {
    const effects = rounds.filter((round) => round.by === by).map(({ plan }) => plan.effectMinor);
    expect(await bench.balanceOf(by.member)).toBe(effects.reduce((sum, effect) => sum + effect, startMinor));
  }
}
