import { type Minor, minorToWire, multiplyDown, toMinor, zeroMinor } from '@wau/money/minor';
import { orderedPack, shuffledPack } from '../cards/card-source.ts';
import type { IntegerSource } from '../integer-source.ts';
import { hasExactlyKeys } from '../parameters.ts';
import { type RoundResult, settleRoundAt } from '../round.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';
import type { Wager } from '../wager.ts';
import {
  type BlackjackDecisionKind,
  type BlackjackEvent,
  blackjackDecisions,
  type HandOutcome,
} from './blackjack-events.ts';
import { type BlackjackMathematics, blackjackRatio } from './blackjack-mathematics.ts';
import { type BlackjackHand, BlackjackTable } from './blackjack-table.ts';
import { blackjackTarget, isBlackjack, totalOf } from './blackjack-total.ts';

/** A round of blackjack has nothing to choose before it. */
export type BlackjackParameters = Readonly<Record<never, never>>;

export interface BlackjackDecision {
  readonly kind: BlackjackDecisionKind;
}

export type BlackjackRefusalCode =
  | 'blackjack.parameters.invalid'
  | 'decision.invalid'
  | 'blackjack.decision.unavailable'
  | 'decision.round.over';

export function parseBlackjackParameters(
  value: unknown,
): RuleResult<BlackjackParameters, BlackjackRefusalCode> {
  return hasExactlyKeys(value, []) ? accepted({}) : refused('blackjack.parameters.invalid');
}

export function parseBlackjackDecision(value: unknown): RuleResult<BlackjackDecision, BlackjackRefusalCode> {
  if (!hasExactlyKeys(value, ['kind'])) return refused('decision.invalid');
  const kind = blackjackDecisions.find((known) => known === value.kind);
  return kind === undefined ? refused('decision.invalid') : accepted({ kind });
}

/**
 * A stake is divided in two for insurance and surrender, and as what a blackjack wins asks; a multiple of this leaves
 * nothing to round.
 */
export function blackjackStakeStep(mathematics: BlackjackMathematics): bigint {
  const [, denominator] = blackjackRatio(mathematics);
  return (denominator & 1n) === 0n ? denominator : denominator * 2n;
}

const packs = new Map<number, Uint8Array>();

/** The pack of so many decks in order; made once, since every round shuffles a copy. */
export function blackjackPack({ decks }: BlackjackMathematics): Uint8Array {
  const pack = packs.get(decks) ?? orderedPack(decks, 0);
  packs.set(decks, pack);
  return pack;
}

/**
 * Plays a round. Takes cards from a pack that is shuffled for it: the player's first, the dealer's open one, the
 * player's second, the dealer's hidden one, then each as it is drawn.
 */
export function playBlackjack(
  mathematics: BlackjackMathematics,
  wager: Wager,
  decisions: readonly BlackjackDecision[],
  integers: IntegerSource,
): RoundResult<BlackjackEvent, BlackjackRefusalCode> {
  const events: BlackjackEvent[] = [];
  const cards = shuffledPack(blackjackPack(mathematics), integers);
  const table = new BlackjackTable(mathematics, cards, (event) => events.push(event));
  for (const { kind } of decisions) {
    if (table.isOver) return { kind: 'illegal', code: 'decision.round.over' };
    if (!table.choices().includes(kind)) return { kind: 'illegal', code: 'blackjack.decision.unavailable' };
    table.take(kind);
  }
  const stakeMinor = stakedOn(table, wager.stakeMinor);
  if (table.isOver) {
    const payoutMinor = settleTable(mathematics, table, wager.stakeMinor, (event) => events.push(event));
    return settleRoundAt(events, { ...wager, stakeMinor }, payoutMinor);
  }
  const choices = table.choices();
  return {
    kind: 'waiting',
    events,
    stakeMinor,
    choices: choices.map((kind) => ({
      kind,
      extraStakeMinor: minorToWire(extraStakeOf(kind, wager.stakeMinor)),
    })),
    decisionAtTimeout: { kind: choices.includes('decline') ? 'decline' : 'stand' },
  };
}

function extraStakeOf(kind: BlackjackDecisionKind, stakeMinor: Minor): Minor {
  if (kind === 'double' || kind === 'split') return stakeMinor;
  return kind === 'insure' ? multiplyDown(stakeMinor, 1n, 2n) : zeroMinor;
}

/** All that lies on a table for a stake. */
export function stakedOn(table: BlackjackTable, stakeMinor: Minor): Minor {
  const stakes = table.hands.reduce((sum, hand) => sum + hand.stakes, 0);
  const insured = table.isInsured === true ? stakeMinor / 2n : 0n;
  return toMinor(BigInt(stakes) * stakeMinor + insured);
}

/** What a table that is over pays, hand by hand; insurance first. */
export function settleTable(
  mathematics: BlackjackMathematics,
  table: BlackjackTable,
  stakeMinor: Minor,
  tell: (event: BlackjackEvent) => void,
): Minor {
  let paid = 0n;
  if (table.isInsured === true) {
    const isWon = isBlackjack(table.dealer);
    // Two to one, and the stake back.
    const payoutMinor = isWon ? toMinor((stakeMinor / 2n) * 3n) : zeroMinor;
    tell({ type: 'insuranceSettled', isWon, payoutMinor: minorToWire(payoutMinor) });
    paid += payoutMinor;
  }
  table.hands.forEach((hand, place) => {
    const outcome = outcomeOf(mathematics, table, hand);
    const payoutMinor = payoutOfHand(mathematics, outcome, toMinor(BigInt(hand.stakes) * stakeMinor));
    tell({ type: 'handSettled', hand: place, outcome, payoutMinor: minorToWire(payoutMinor) });
    paid += payoutMinor;
  });
  return toMinor(paid);
}

function outcomeOf(
  { ties }: BlackjackMathematics,
  { dealer }: BlackjackTable,
  hand: BlackjackHand,
): HandOutcome {
  if (hand.end === 'bust') return 'bust';
  if (hand.end === 'surrender') return 'surrendered';
  if (hand.end === 'charlie') return 'charlie';
  const hasBlackjack = !hand.isSplit && isBlackjack(hand.cards);
  const hasDealerBlackjack = isBlackjack(dealer);
  if (hasBlackjack) return hasDealerBlackjack ? 'push' : 'blackjack';
  if (hasDealerBlackjack) return 'lost';
  const own = totalOf(hand.cards).total;
  const dealers = totalOf(dealer).total;
  if (dealers > blackjackTarget || own > dealers) return 'won';
  return own === dealers && ties === 'push' ? 'push' : 'lost';
}

function payoutOfHand(mathematics: BlackjackMathematics, outcome: HandOutcome, staked: Minor): Minor {
  switch (outcome) {
    case 'blackjack': {
      const [numerator, denominator] = blackjackRatio(mathematics);
      return multiplyDown(staked, numerator + denominator, denominator);
    }
    case 'charlie':
    case 'won':
      return toMinor(staked * 2n);
    case 'push':
      return staked;
    case 'surrendered':
      return multiplyDown(staked, 1n, 2n);
    case 'lost':
    case 'bust':
      return zeroMinor;
  }
}
