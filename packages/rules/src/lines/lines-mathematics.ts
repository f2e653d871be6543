import { hasExactlyKeys, isIntegerWithin } from '../parameters.ts';
import type { RuleResult } from '../rule-result.ts';
import { type FreeSpinCounts, parseFreeSpinCounts } from '../slot/free-spins.ts';
import { type LineRules, lineRulesOf } from '../slot/line-runs.ts';
import { parsePaylines } from '../slot/paylines.ts';
import { must, need, readMathematics } from '../slot/read-mathematics.ts';
import { parseReelStrips, type ReelStrips } from '../slot/reel-strips.ts';
import { slotReelsMaximum, slotReelsMinimum } from '../slot/slot-grid.ts';
import { isCountList, parsePayTable } from '../slot/slot-pays.ts';
import { parseSlotStakes, type SlotStakes } from '../slot/slot-stake.ts';
import { firstPayingNumber, scatterNumber, wildNumber } from '../slot/slot-symbol.ts';
import { type MultiplierRule, parseMultiplierRule } from '../slot/spin-multiplier.ts';

/** A set of reels and what becomes of the wilds on them. */
export interface LinesReels {
  readonly strips: ReelStrips;
  /** Whether a wild grows over its reel, after the scatters are counted and before the lines are. */
  readonly wildsExpand: boolean;
}

export interface LinesFreeSpins extends LinesReels {
  readonly counts: FreeSpinCounts;
  readonly multiplier: MultiplierRule;
}

/** What a title of lines may say. */
export interface LinesMathematics {
  readonly reels: number;
  readonly rows: number;
  readonly stakes: SlotStakes;
  readonly lineRules: LineRules;
  /** What a line is multiplied by in which a wild stands for another symbol; 1 for nothing. */
  readonly wildMultiplier: number;
  /** What 1, 2, 3 … scatters pay, in coins. */
  readonly scatterPays: readonly number[];
  readonly base: LinesReels;
  readonly freeSpins: LinesFreeSpins | undefined;
}

const keys = [
  'rows',
  'coins',
  'lines',
  'pays',
  'scatterPays',
  'wildMultiplier',
  'reels',
  'wilds',
  'freeSpins',
  'buys',
] as const;
const rowsMinimum = 3;
const rowsMaximum = 5;
const wildMultiplierMaximum = 10;
const scatterPayMaximum = 1_000_000;

/** Reads a title's mathematics; docs/games/lines.md describes them. */
export function parseLinesMathematics(value: unknown): RuleResult<LinesMathematics> {
  return readMathematics(() => {
    must(hasExactlyKeys(value, keys), 'lines.mathematics.invalid');
    const { rows, wildMultiplier, scatterPays } = value;
    must(Array.isArray(value.reels), 'slot.reels.invalid');
    const reels = value.reels.length;
    must(isIntegerWithin(reels, slotReelsMinimum, slotReelsMaximum), 'slot.reels.invalid');
    must(isIntegerWithin(rows, rowsMinimum, rowsMaximum), 'lines.rows.invalid');
    must(isIntegerWithin(wildMultiplier, 1, wildMultiplierMaximum), 'lines.wild.multiplier.invalid');
    must(isCountList(scatterPays, reels, scatterPayMaximum), 'slot.scatter.pays.invalid');
    const lines = need(parsePaylines(value.lines, reels, rows));
    const mayPay = (symbol: number): boolean => symbol === wildNumber || symbol >= firstPayingNumber;
    const pays = need(parsePayTable(value.pays, reels, mayPay));
    const mayShow = (symbol: number): boolean =>
      symbol === wildNumber || symbol === scatterNumber || pays.paying.includes(symbol);
    const stripsOf = (strips: unknown): ReelStrips => need(parseReelStrips(strips, reels, mayShow));
    const freeSpins = value.freeSpins === null ? undefined : readFreeSpins(value.freeSpins, reels, stripsOf);
    return {
      reels,
      rows,
      stakes: need(parseSlotStakes(value.coins, value.buys, freeSpins === undefined ? [] : ['freeSpins'])),
      lineRules: lineRulesOf(lines, rows, pays, wildMultiplier),
      wildMultiplier,
      scatterPays,
      base: { strips: stripsOf(value.reels), wildsExpand: wildsExpand(value.wilds) },
      freeSpins,
    };
  });
}

function readFreeSpins(
  value: unknown,
  reels: number,
  stripsOf: (strips: unknown) => ReelStrips,
): LinesFreeSpins {
  must(hasExactlyKeys(value, ['spins', 'reels', 'wilds', 'multiplier']), 'lines.free.spins.invalid');
  return {
    counts: need(parseFreeSpinCounts(value.spins, reels)),
    strips: stripsOf(value.reels),
    wildsExpand: wildsExpand(value.wilds),
    multiplier: need(parseMultiplierRule(value.multiplier)),
  };
}

function wildsExpand(value: unknown): boolean {
  must(value === 'stay' || value === 'expand', 'lines.wilds.invalid');
  return value === 'expand';
}
