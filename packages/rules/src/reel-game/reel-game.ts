import { isIntegerWithin } from '../parameters.ts';
import { anticipationOf } from '../slot/anticipation.ts';
import { type FreeSpinCounts, parseFreeSpinCounts } from '../slot/free-spins.ts';
import { type LineRules, lineRulesOf, payLines } from '../slot/line-runs.ts';
import { parsePaylines } from '../slot/paylines.ts';
import { must, need } from '../slot/read-mathematics.ts';
import { parseReelStrips, type ReelStrips } from '../slot/reel-strips.ts';
import type { SlotPhase } from '../slot/slot-events.ts';
import { gridOf, type Screen, showReel, slotReelsMaximum, slotReelsMinimum } from '../slot/slot-grid.ts';
import { isCountList, type PayTable, parsePayTable } from '../slot/slot-pays.ts';
import type { SlotRoundInPlay } from '../slot/slot-round.ts';
import { firstPayingNumber, wildNumber } from '../slot/slot-symbol.ts';
import { type MultiplierRule, parseMultiplierRule } from '../slot/spin-multiplier.ts';
import { payWays } from '../ways/way-wins.ts';

/** Reels of one height with lines or ways: the base game of features that stand beside it. */
export interface ReelGame {
  readonly reels: number;
  readonly rows: number;
  readonly strips: ReelStrips;
  readonly pays: PayTable;
  readonly wins: ReelWins;
  /** What 1, 2, 3 … scatters pay, in coins. */
  readonly scatterPays: readonly number[];
}

export type ReelWins =
  | { readonly kind: 'lines'; readonly rules: LineRules }
  /** Wilds count once each. */
  | { readonly kind: 'ways'; readonly plainWilds: Uint8Array };

export interface ReelFreeSpins {
  readonly counts: FreeSpinCounts;
  readonly strips: ReelStrips;
  readonly multiplier: MultiplierRule;
}

const rowsMinimum = 3;
const rowsMaximum = 5;
const scatterPayMaximum = 1_000_000;

/**
 * Reads the parts of a title's mathematics that its base game is made of. Only within `readMathematics`.
 *
 * @param value `lines` is a list of lines, or `null` for ways; `reels` has a text of symbols for each reel
 * @param specials the numbers of the symbols beside wild and paying ones that reels may show
 */
export function readReelGame(
  value: {
    readonly rows: unknown;
    readonly lines: unknown;
    readonly pays: unknown;
    readonly scatterPays: unknown;
    readonly reels: unknown;
  },
  specials: readonly number[],
): ReelGame {
  const { rows, scatterPays } = value;
  must(Array.isArray(value.reels), 'slot.reels.invalid');
  const reels = value.reels.length;
  must(isIntegerWithin(reels, slotReelsMinimum, slotReelsMaximum), 'slot.reels.invalid');
  must(isIntegerWithin(rows, rowsMinimum, rowsMaximum), 'slot.rows.invalid');
  must(isCountList(scatterPays, reels, scatterPayMaximum), 'slot.scatter.pays.invalid');
  // Ways begin with what the first reel shows, so a wild neither pays by itself nor stands there.
  const hasLines = value.lines !== null;
  const isAllowed = (symbol: number): boolean =>
    symbol >= firstPayingNumber || (hasLines && symbol === wildNumber);
  const pays = need(parsePayTable(value.pays, reels, isAllowed));
  const wins: ReelWins = hasLines
    ? { kind: 'lines', rules: lineRulesOf(need(parsePaylines(value.lines, reels, rows)), rows, pays, 1) }
    : { kind: 'ways', plainWilds: new Uint8Array(reels * rows).fill(1) };
  const strips = readReels(value.reels, reels, { wins, pays }, specials);
  return { reels, rows, pays, scatterPays, wins, strips };
}

/** Reads strips of a game's own symbols and some special ones. Only within `readMathematics`. */
export function readReels(
  value: unknown,
  reels: number,
  { wins, pays }: Pick<ReelGame, 'wins' | 'pays'>,
  specials: readonly number[],
): ReelStrips {
  const isShown = (symbol: number, reel: number): boolean =>
    (symbol === wildNumber && (wins.kind === 'lines' || reel > 0)) ||
    specials.includes(symbol) ||
    pays.paying.includes(symbol);
  return need(parseReelStrips(value, reels, isShown));
}

/** Reads `{ "spins": …, "reels": […], "multiplier": … }`. Only within `readMathematics`. */
export function readReelFreeSpins(
  value: { readonly spins: unknown; readonly reels: unknown; readonly multiplier: unknown },
  game: ReelGame,
  specials: readonly number[],
): ReelFreeSpins {
  return {
    counts: need(parseFreeSpinCounts(value.spins, game.reels)),
    strips: readReels(value.reels, game.reels, game, specials),
    multiplier: need(parseMultiplierRule(value.multiplier)),
  };
}

/** A symbol of which so many are worth waiting for. */
export interface Awaited {
  readonly symbol: number;
  readonly needed: number | undefined;
}

/** Spins all reels: a draw below the length of its strip for each from the left, the position that stops in the top row. */
export function spinReels(
  round: SlotRoundInPlay,
  screen: Screen,
  strips: ReelStrips,
  phase: SlotPhase,
  awaited: readonly Awaited[],
): void {
  const stops: number[] = [];
  for (let reel = 0; reel < screen.reels; reel += 1) {
    const strip = strips[reel] ?? new Uint8Array();
    const stop = round.integers.nextInteger(strip.length);
    if (round.isTold) stops.push(stop);
    showReel(screen, reel, strip, stop, screen.stride);
  }
  if (!round.isTold) return;
  const [anticipation] = awaited
    .map(({ symbol, needed }) => anticipationOf(screen, strips, symbol, needed))
    .filter((found) => found !== undefined);
  const shown = { type: 'reelsStopped', phase, stops, grid: gridOf(screen) } as const;
  round.tell(anticipation === undefined ? shown : { ...shown, anticipation });
}

/** Tells what lines or ways pay, and returns it with the total multiplier. */
export function payReels(
  round: SlotRoundInPlay,
  { wins, pays }: ReelGame,
  screen: Screen,
  multiplier: number,
): number {
  return wins.kind === 'lines'
    ? payLines(round, wins.rules, screen, 1, multiplier)
    : payWays(round, screen, pays, wins.plainWilds, multiplier);
}
