import { minorToWire, zeroMinor } from '@wau/money/minor';
import { type CardCode, cardCodeOf } from '../cards/card.ts';
import { type CardSource, endlessPack, orderedPack, shuffledPack } from '../cards/card-source.ts';
import type { IntegerSource } from '../integer-source.ts';
import { payoutOf } from '../multiplier.ts';
import { hasExactlyKeys } from '../parameters.ts';
import { type DecisionChoice, type IllegalDecision, type RoundResult, settleRound } from '../round.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';
import type { Wager } from '../wager.ts';
import type { HiLoGuess, HiLoMathematics } from './hi-lo-mathematics.ts';
import {
  fairMultiplierAfter,
  type HiLoStanding,
  hiLoMultiplier,
  isGuessRight,
  likeliestGuess,
  multiplierAtStart,
  offeredGuesses,
} from './hi-lo-odds.ts';

/** A round of hi-lo has nothing to choose before it. */
export type HiLoParameters = Readonly<Record<never, never>>;

/** A guess at the next card, passing the open card over, or taking what is won. */
export interface HiLoDecision {
  readonly kind: HiLoGuess | 'skip' | 'cashOut';
}

export type HiLoRefusalCode =
  | 'hilo.parameters.invalid'
  | 'decision.invalid'
  | 'hilo.guess.unavailable'
  | 'hilo.skip.unavailable'
  | 'hilo.cashout.unavailable'
  | 'decision.round.over';

/** The first card lies open. */
export interface HiLoOpenedEvent {
  readonly type: 'hiLoOpened';
  readonly card: CardCode;
}

/** The player has passed a card over for the next. */
export interface HiLoSkippedEvent {
  readonly type: 'hiLoSkipped';
  readonly card: CardCode;
}

/** A guess was taken and the next card turned. */
export interface HiLoGuessedEvent {
  readonly type: 'hiLoGuessed';
  readonly guess: HiLoGuess;
  readonly card: CardCode;
  readonly isRight: boolean;
  /** What the round would pay now; 0 after a wrong guess. */
  readonly multiplierTenThousandths: number;
}

/** What was won is taken: by the player, or because there is nothing more to win. */
export interface HiLoCashedOutEvent {
  readonly type: 'hiLoCashedOut';
  readonly because: 'decision' | 'end';
}

export type HiLoEvent = HiLoOpenedEvent | HiLoSkippedEvent | HiLoGuessedEvent | HiLoCashedOutEvent;

export function parseHiLoParameters(value: unknown): RuleResult<HiLoParameters, HiLoRefusalCode> {
  return hasExactlyKeys(value, []) ? accepted({}) : refused('hilo.parameters.invalid');
}

export function parseHiLoDecision(
  mathematics: HiLoMathematics,
  value: unknown,
): RuleResult<HiLoDecision, HiLoRefusalCode> {
  if (!hasExactlyKeys(value, ['kind'])) return refused('decision.invalid');
  if (value.kind === 'skip' || value.kind === 'cashOut') return accepted({ kind: value.kind });
  const guess = mathematics.guesses.find((known) => known === value.kind);
  return guess === undefined ? refused('decision.invalid') : accepted({ kind: guess });
}

/** A round that goes on. */
interface HiLoTable extends HiLoStanding {
  readonly kind: 'open';
  readonly rightGuesses: number;
  readonly skips: number;
  readonly multiplierTenThousandths: number;
}

type HiLoPhase = HiLoTable | { readonly kind: 'over'; readonly multiplierTenThousandths: number };
type HiLoStep = HiLoPhase | IllegalDecision<HiLoRefusalCode>;

/** What stays the same throughout a round, and the events so far. */
interface HiLoPlay {
  readonly mathematics: HiLoMathematics;
  readonly wager: Wager;
  readonly cards: CardSource;
  readonly events: HiLoEvent[];
}

/** Plays a round. Takes a card at the start and one for each guess and each card passed over. */
export function playHiLo(
  mathematics: HiLoMathematics,
  wager: Wager,
  decisions: readonly HiLoDecision[],
  integers: IntegerSource,
): RoundResult<HiLoEvent, HiLoRefusalCode> {
  const cards =
    mathematics.pack === 'single' ? shuffledPack(orderedPack(1, 0), integers) : endlessPack(integers);
  const play: HiLoPlay = { mathematics, wager, cards, events: [] };
  let phase: HiLoPhase = openTable(play);
  for (const { kind } of decisions) {
    if (phase.kind === 'over') return { kind: 'illegal', code: 'decision.round.over' };
    const next: HiLoStep = stepOf(play, phase, kind);
    if (next.kind === 'illegal') return next;
    phase = next;
  }
  if (phase.kind === 'over') return settleRound(play.events, wager, phase.multiplierTenThousandths);
  return {
    kind: 'waiting',
    events: play.events,
    stakeMinor: wager.stakeMinor,
    choices: choicesOf(mathematics, phase),
    decisionAtTimeout: decisionAtTimeout(mathematics, phase),
  };
}

function openTable({ cards, events }: HiLoPlay): HiLoTable {
  const card = cards.nextCard();
  events.push({ type: 'hiLoOpened', card: cardCodeOf(card) });
  return {
    kind: 'open',
    card,
    openCards: [card],
    fairMultiplier: multiplierAtStart,
    rightGuesses: 0,
    skips: 0,
    multiplierTenThousandths: 0,
  };
}

function stepOf(play: HiLoPlay, table: HiLoTable, kind: HiLoDecision['kind']): HiLoStep {
  if (kind === 'cashOut') return cashOut(play, table);
  if (kind === 'skip') return skipCard(play, table);
  return guessCard(play, table, kind);
}

function cashOut({ events }: HiLoPlay, table: HiLoTable): HiLoStep {
  if (table.rightGuesses === 0) return { kind: 'illegal', code: 'hilo.cashout.unavailable' };
  events.push({ type: 'hiLoCashedOut', because: 'decision' });
  return { kind: 'over', multiplierTenThousandths: table.multiplierTenThousandths };
}

function skipCard(play: HiLoPlay, table: HiLoTable): HiLoStep {
  if (table.skips === play.mathematics.skipsMaximum) {
    return { kind: 'illegal', code: 'hilo.skip.unavailable' };
  }
  const card = play.cards.nextCard();
  play.events.push({ type: 'hiLoSkipped', card: cardCodeOf(card) });
  return goOnOrEnd(play, {
    ...table,
    card,
    openCards: [...table.openCards, card],
    skips: table.skips + 1,
  });
}

function guessCard(play: HiLoPlay, table: HiLoTable, guess: HiLoGuess): HiLoStep {
  const { mathematics, events } = play;
  const odds = offeredGuesses(mathematics, table).find((offered) => offered.guess === guess);
  if (odds === undefined) return { kind: 'illegal', code: 'hilo.guess.unavailable' };
  const card = play.cards.nextCard();
  const isRight = isGuessRight(mathematics, odds, table.card, card);
  const fairMultiplier = fairMultiplierAfter(table.fairMultiplier, odds);
  const multiplierTenThousandths = isRight ? hiLoMultiplier(mathematics, fairMultiplier) : 0;
  events.push({ type: 'hiLoGuessed', guess, card: cardCodeOf(card), isRight, multiplierTenThousandths });
  if (!isRight) return { kind: 'over', multiplierTenThousandths: 0 };
  return goOnOrEnd(play, {
    ...table,
    card,
    openCards: [...table.openCards, card],
    fairMultiplier,
    rightGuesses: table.rightGuesses + 1,
    multiplierTenThousandths,
  });
}

/** Pays by itself what can grow no more: all guesses taken, none on offer, or the limit on wins reached. */
function goOnOrEnd({ mathematics, wager, events }: HiLoPlay, table: HiLoTable): HiLoPhase {
  if (table.rightGuesses === 0) return table;
  const { multiplierTenThousandths } = table;
  const isFull = payoutOf(wager.stakeMinor, multiplierTenThousandths) >= wager.maxWinMinor;
  const isDone = table.rightGuesses === mathematics.guessesMaximum;
  const canSkip = table.skips < mathematics.skipsMaximum;
  if (!isFull && !isDone && (canSkip || offeredGuesses(mathematics, table).length > 0)) return table;
  events.push({ type: 'hiLoCashedOut', because: 'end' });
  return { kind: 'over', multiplierTenThousandths };
}

function choicesOf(mathematics: HiLoMathematics, table: HiLoTable): readonly DecisionChoice[] {
  const kinds: HiLoDecision['kind'][] = offeredGuesses(mathematics, table).map(({ guess }) => guess);
  if (table.skips < mathematics.skipsMaximum) kinds.push('skip');
  if (table.rightGuesses > 0) kinds.push('cashOut');
  return kinds.map((kind) => ({ kind, extraStakeMinor: minorToWire(zeroMinor) }));
}

/** What is won is taken; where nothing is won yet, the likeliest guess is made first. */
function decisionAtTimeout(mathematics: HiLoMathematics, table: HiLoTable): HiLoDecision {
  const likeliest = likeliestGuess(offeredGuesses(mathematics, table));
  return table.rightGuesses > 0 || likeliest === undefined ? { kind: 'cashOut' } : { kind: likeliest.guess };
}
