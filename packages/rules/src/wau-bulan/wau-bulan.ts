import { type Minor, minorToWire } from '@wau/money/minor';
import type { GameEngine } from '../game-engine.ts';
import type { IntegerSource } from '../integer-source.ts';
import { multiplierOne } from '../multiplier.ts';
import { hasExactlyKeys } from '../parameters.ts';
import { type PlayedRound, settleRound } from '../round.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';
import { isMultipleOf, type Wager } from '../wager.ts';
import {
  bestRun,
  cellCount,
  countScatters,
  fillReelWithKites,
  lengthOfRun,
  payOfRun,
  type Screen,
  showReel,
  showsKite,
  symbolNumberOfRun,
} from './wau-bulan-evaluation.ts';
import { paylines, reelCount, rowCount } from './wau-bulan-paylines.ts';
import {
  freeSpinsMaximum,
  freeSpinsOf,
  freeSpinsOfRetrigger,
  scatterPay,
  wauBulanStakeStepMinor,
} from './wau-bulan-paytable.ts';
import { baseReels, freeSpinReels, type ReelStrips } from './wau-bulan-reels.ts';
import { scatterNumber, symbolOfNumber, type WauBulanSymbol } from './wau-bulan-symbols.ts';

/** The slot has nothing to choose but the stake. */
export type WauBulanParameters = Readonly<Record<never, never>>;

export type WauBulanRefusalCode = 'wau.bulan.parameters.invalid';

/** Five reels from left to right, each with three symbols from top to bottom. */
export type WauBulanGrid = readonly (readonly WauBulanSymbol[])[];

export interface CellPosition {
  /** 0 to 4 from left to right. */
  readonly reel: number;
  /** 0 to 2 from top to bottom. */
  readonly row: number;
}

/** The reels have stopped; `stops` are the strip positions in the top row. */
export interface ReelsStoppedEvent {
  readonly type: 'reelsStopped';
  readonly phase: 'base' | 'free';
  readonly stops: readonly number[];
  readonly grid: WauBulanGrid;
}

/** Three or more moons pay wherever they are. */
export interface ScatterWonEvent {
  readonly type: 'scatterWon';
  readonly count: number;
  readonly positions: readonly CellPosition[];
  readonly payoutMinor: string;
}

export interface FreeSpinsAwardedEvent {
  readonly type: 'freeSpinsAwarded';
  /** How many spins these moons bring. */
  readonly count: number;
  /** How many free spins the round has now in all, played ones included. */
  readonly total: number;
}

/** In free spins a kite rises and fills its reel, after the moons are counted and before the lines are. */
export interface KitesRoseEvent {
  readonly type: 'kitesRose';
  readonly reels: readonly number[];
  readonly grid: WauBulanGrid;
}

export interface LineWonEvent {
  readonly type: 'lineWon';
  /** 0 to 19, a row of `paylines`. */
  readonly line: number;
  readonly symbol: WauBulanSymbol;
  readonly count: number;
  readonly positions: readonly CellPosition[];
  readonly payoutMinor: string;
}

/** Ends the base spin and each free spin. */
export interface SpinEndedEvent {
  readonly type: 'spinEnded';
  /** What this spin won. */
  readonly payoutMinor: string;
  /** What the round has won so far, before the limit on wins. */
  readonly totalMinor: string;
}

export interface FreeSpinStartedEvent {
  readonly type: 'freeSpinStarted';
  /** 1 for the first free spin. */
  readonly number: number;
  readonly total: number;
}

export interface FreeSpinsEndedEvent {
  readonly type: 'freeSpinsEnded';
  readonly played: number;
  /** What the free spins won together. */
  readonly payoutMinor: string;
  /** `winLimit` when the round has reached the most it may pay, so that further spins could win nothing. */
  readonly reason: 'allPlayed' | 'winLimit';
}

type WauBulanSpinEvent =
  | ReelsStoppedEvent
  | ScatterWonEvent
  | FreeSpinsAwardedEvent
  | KitesRoseEvent
  | LineWonEvent
  | SpinEndedEvent
  | FreeSpinStartedEvent
  | FreeSpinsEndedEvent;

export type WauBulanRound = PlayedRound<WauBulanSpinEvent>;
export type WauBulanEvent = WauBulanRound['events'][number];

const multiplierOfLinePay = multiplierOne / paylines.length;

/** Reads foreign parameters: an object without any. */
export function parseWauBulanParameters(value: unknown): RuleResult<WauBulanParameters, WauBulanRefusalCode> {
  return hasExactlyKeys(value, []) ? accepted({}) : refused('wau.bulan.parameters.invalid');
}

/** What a round gathers while it is played; pays are in multiples of the stake on one line. */
interface RoundInPlay {
  readonly events: WauBulanSpinEvent[];
  readonly lineStakeMinor: bigint;
  readonly integers: IntegerSource;
  readonly screen: Screen;
  totalPay: number;
}

/**
 * Plays a round. Each spin takes five integers below 32, the stops of reels 1 to 5. Throws `RangeError` when the stake
 * does not spread evenly over the lines, which `checkStake` refuses before.
 */
export function playWauBulan(_: WauBulanParameters, wager: Wager, integers: IntegerSource): WauBulanRound {
  if (!isMultipleOf(wager.stakeMinor, wauBulanStakeStepMinor)) {
    throw new RangeError(`a stake of ${wager.stakeMinor} does not spread over ${paylines.length} lines`);
  }
  const round: RoundInPlay = {
    events: [],
    lineStakeMinor: wager.stakeMinor / wauBulanStakeStepMinor,
    integers,
    screen: new Uint8Array(cellCount),
    totalPay: 0,
  };
  const scatters = playSpin(round, baseReels, 'base', (count) => freeSpinsOf(count));
  if (scatters > 0) playFreeSpins(round, scatters, wager.maxWinMinor);
  return settleRound(round.events, wager, round.totalPay * multiplierOfLinePay);
}

function playFreeSpins(round: RoundInPlay, awarded: number, maxWinMinor: Minor): void {
  const payBefore = round.totalPay;
  let total = awarded;
  let played = 0;
  let limitReached = minorOfPay(round, round.totalPay) >= maxWinMinor;
  while (played < total && !limitReached) {
    played += 1;
    round.events.push({ type: 'freeSpinStarted', number: played, total });
    total += playSpin(round, freeSpinReels, 'free', (count) => retriggeredSpins(count, total), total);
    limitReached = minorOfPay(round, round.totalPay) >= maxWinMinor;
  }
  round.events.push({
    type: 'freeSpinsEnded',
    played,
    payoutMinor: wireOfPay(round, round.totalPay - payBefore),
    reason: played < total ? 'winLimit' : 'allPlayed',
  });
}

/** Three or more moons bring five more spins, as far as the round may have them. */
export function retriggeredSpins(scatters: number, total: number): number {
  return scatters < 3 ? 0 : Math.min(freeSpinsOfRetrigger, freeSpinsMaximum - total);
}

/** Plays one spin, tells what happened, and returns the free spins that it brought. */
function playSpin(
  round: RoundInPlay,
  strips: ReelStrips,
  phase: 'base' | 'free',
  spinsOfScatters: (scatters: number) => number,
  spinsBefore = 0,
): number {
  const { events, screen } = round;
  const stops = strips.map((strip) => round.integers.nextInteger(strip.length));
  strips.forEach((strip, reel) => {
    showReel(screen, reel, strip, stops[reel] ?? 0);
  });
  events.push({ type: 'reelsStopped', phase, stops, grid: gridOf(screen) });
  const scatters = countScatters(screen);
  const scatterPart = scatterPay(scatters);
  const brought = spinsOfScatters(scatters);
  if (scatterPart > 0) {
    const positions = positionsOf(screen, scatterNumber);
    events.push({
      type: 'scatterWon',
      count: scatters,
      positions,
      payoutMinor: wireOfPay(round, scatterPart),
    });
  }
  if (phase === 'free') raiseKites(round);
  const pay = scatterPart + payLines(round);
  if (brought > 0) events.push({ type: 'freeSpinsAwarded', count: brought, total: spinsBefore + brought });
  round.totalPay += pay;
  events.push({
    type: 'spinEnded',
    payoutMinor: wireOfPay(round, pay),
    totalMinor: wireOfPay(round, round.totalPay),
  });
  return brought;
}

function raiseKites(round: RoundInPlay): void {
  const reels: number[] = [];
  for (let reel = 0; reel < reelCount; reel += 1) {
    if (!showsKite(round.screen, reel)) continue;
    fillReelWithKites(round.screen, reel);
    reels.push(reel);
  }
  if (reels.length > 0) round.events.push({ type: 'kitesRose', reels, grid: gridOf(round.screen) });
}

/** Tells every winning line in order and returns what they pay together. */
function payLines(round: RoundInPlay): number {
  let sum = 0;
  for (let line = 0; line < paylines.length; line += 1) {
    const run = bestRun(round.screen, line);
    const pay = payOfRun(run);
    if (pay === 0) continue;
    sum += pay;
    const count = lengthOfRun(run);
    round.events.push({
      type: 'lineWon',
      line,
      symbol: symbolOfNumber(symbolNumberOfRun(run)),
      count,
      positions: (paylines[line] ?? []).slice(0, count).map((row, reel) => ({ reel, row })),
      payoutMinor: wireOfPay(round, pay),
    });
  }
  return sum;
}

function positionsOf(screen: Screen, symbolNumber: number): CellPosition[] {
  const positions: CellPosition[] = [];
  for (let reel = 0; reel < reelCount; reel += 1) {
    for (let row = 0; row < rowCount; row += 1) {
      if (screen[reel * rowCount + row] === symbolNumber) positions.push({ reel, row });
    }
  }
  return positions;
}

function gridOf(screen: Screen): WauBulanGrid {
  return Array.from({ length: reelCount }, (_, reel) =>
    Array.from(screen.subarray(reel * rowCount, (reel + 1) * rowCount), symbolOfNumber),
  );
}

function minorOfPay(round: RoundInPlay, pay: number): bigint {
  return BigInt(pay) * round.lineStakeMinor;
}

function wireOfPay(round: RoundInPlay, pay: number): string {
  return minorToWire(minorOfPay(round, pay) as Minor);
}

export const wauBulanEngine: GameEngine<
  'wau-bulan',
  WauBulanParameters,
  WauBulanParameters,
  never,
  WauBulanSpinEvent,
  WauBulanRefusalCode | 'decision.invalid'
> = {
  code: 'wau-bulan',
  parseMathematics: parseWauBulanParameters,
  stakeStepMinor: () => wauBulanStakeStepMinor,
  parseParameters: (_, value) => parseWauBulanParameters(value),
  parseDecision: () => refused('decision.invalid'),
  play: (_mathematics, parameters, wager, _decisions, integers) => playWauBulan(parameters, wager, integers),
  figures: async () => ({ method: 'exact', ways: [] }),
};
