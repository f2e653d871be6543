import { minorToWire, toMinor, zeroMinor } from '@wau/money/minor';
import { type Card, type CardCode, cardCodeOf } from '../cards/card.ts';
import { orderedPack, shuffledPack } from '../cards/card-source.ts';
import type { IntegerSource } from '../integer-source.ts';
import { hasExactlyKeys, isIntegerWithin } from '../parameters.ts';
import { type RoundResult, settleRoundAt } from '../round.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';
import type { Wager } from '../wager.ts';
import { paidHandOf } from './poker-hand.ts';
import { simpleHold } from './simple-hold.ts';
import type { PokerHand, VideoPokerMathematics } from './video-poker-mathematics.ts';

/** A round of video poker has nothing to choose before it. */
export type VideoPokerParameters = Readonly<Record<never, never>>;

/** Which of the five cards stay, by their places from 0, in ascending order. */
export interface VideoPokerDecision {
  readonly kind: 'hold';
  readonly held: readonly number[];
}

export type VideoPokerRefusalCode =
  | 'videopoker.parameters.invalid'
  | 'decision.invalid'
  | 'videopoker.hold.invalid'
  | 'decision.round.over';

/** Five cards are dealt. */
export interface PokerDealtEvent {
  readonly type: 'pokerDealt';
  readonly cards: readonly CardCode[];
}

export interface PokerHeldEvent {
  readonly type: 'pokerHeld';
  readonly held: readonly number[];
}

/** A hand has its cards; one event for each hand, in order. */
export interface PokerDrawnEvent {
  readonly type: 'pokerDrawn';
  readonly cards: readonly CardCode[];
  /** What it makes; `null` for nothing. */
  readonly hand: PokerHand | null;
  /** What that pays, in stakes of one hand. */
  readonly pay: number;
}

export type VideoPokerEvent = PokerDealtEvent | PokerHeldEvent | PokerDrawnEvent;

export const pokerHandSize = 5;

export function parseVideoPokerParameters(
  value: unknown,
): RuleResult<VideoPokerParameters, VideoPokerRefusalCode> {
  return hasExactlyKeys(value, []) ? accepted({}) : refused('videopoker.parameters.invalid');
}

export function parseVideoPokerDecision(
  value: unknown,
): RuleResult<VideoPokerDecision, VideoPokerRefusalCode> {
  if (!hasExactlyKeys(value, ['kind', 'held']) || value.kind !== 'hold') return refused('decision.invalid');
  if (!Array.isArray(value.held)) return refused('videopoker.hold.invalid');
  const held: number[] = [];
  for (const place of value.held as readonly unknown[]) {
    if (!isIntegerWithin(place, (held.at(-1) ?? -1) + 1, pokerHandSize - 1)) {
      return refused('videopoker.hold.invalid');
    }
    held.push(place);
  }
  return accepted({ kind: 'hold', held });
}

/**
 * Plays a round. Takes the first five cards of a shuffled pack for the deal. The cards that are not dealt are the pack
 * of every hand, in the order of their numbers; each hand shuffles it anew and takes cards for the places that are not
 * held, from the left.
 */
export function playVideoPoker(
  mathematics: VideoPokerMathematics,
  wager: Wager,
  decisions: readonly VideoPokerDecision[],
  integers: IntegerSource,
): RoundResult<VideoPokerEvent, VideoPokerRefusalCode> {
  const pack = orderedPack(1, mathematics.wild === 'joker' ? 1 : 0);
  const source = shuffledPack(pack, integers);
  const dealt = Array.from({ length: pokerHandSize }, () => source.nextCard());
  const events: VideoPokerEvent[] = [{ type: 'pokerDealt', cards: dealt.map(cardCodeOf) }];
  const [decision, ...more] = decisions;
  if (more.length > 0) return { kind: 'illegal', code: 'decision.round.over' };
  if (decision === undefined) {
    return {
      kind: 'waiting',
      events,
      stakeMinor: wager.stakeMinor,
      choices: [{ kind: 'hold', extraStakeMinor: minorToWire(zeroMinor) }],
      decisionAtTimeout: { kind: 'hold', held: simpleHold(mathematics, dealt) },
    };
  }
  events.push({ type: 'pokerHeld', held: decision.held });
  const rest = pack.filter((card) => !dealt.includes(card));
  let pays = 0;
  for (let hand = 0; hand < mathematics.hands; hand += 1) {
    const cards = drawHand(dealt, decision.held, rest, integers);
    const paid = paidHandOf(mathematics, cards);
    events.push({
      type: 'pokerDrawn',
      cards: cards.map(cardCodeOf),
      hand: paid?.hand ?? null,
      pay: paid?.pay ?? 0,
    });
    pays += paid?.pay ?? 0;
  }
  const stakeOfHandMinor = wager.stakeMinor / BigInt(mathematics.hands);
  return settleRoundAt(events, wager, toMinor(stakeOfHandMinor * BigInt(pays)));
}

function drawHand(
  dealt: readonly Card[],
  held: readonly number[],
  rest: Uint8Array,
  integers: IntegerSource,
): readonly Card[] {
  const source = shuffledPack(rest, integers);
  return dealt.map((card, place) => (held.includes(place) ? card : source.nextCard()));
}
