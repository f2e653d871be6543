import { hasExactlyKeys, isIntegerWithin } from '../parameters.ts';
import type { RuleResult } from '../rule-result.ts';
import { type FreeSpinCounts, parseFreeSpinCounts } from '../slot/free-spins.ts';
import { must, need, readMathematics } from '../slot/read-mathematics.ts';
import { parseReelStrips, type ReelStrips } from '../slot/reel-strips.ts';
import { slotReelsMaximum, slotReelsMinimum, slotRowsMaximum, slotRowsMinimum } from '../slot/slot-grid.ts';
import { isCountList, type PayTable, parsePayTable } from '../slot/slot-pays.ts';
import { parseSlotStakes, type SlotStakes } from '../slot/slot-stake.ts';
import { firstPayingNumber, scatterNumber, wildNumber } from '../slot/slot-symbol.ts';
import { type MultiplierRule, parseMultiplierRule } from '../slot/spin-multiplier.ts';
import { onlyChoice, parseWeightedChoice, type WeightedChoice } from '../slot/weighted-choice.ts';

/** A set of reels and what their wilds are worth. */
export interface WaysReels {
  readonly strips: ReelStrips;
  /** What is drawn for each wild that is shown: it counts as so many symbols. */
  readonly wildMultipliers: WeightedChoice;
}

export interface WaysFreeSpins extends WaysReels {
  readonly counts: FreeSpinCounts;
  readonly multiplier: MultiplierRule;
}

/** What a title of ways may say. */
export interface WaysMathematics {
  readonly reels: number;
  /** How many rows each reel shows, from the left; drawn anew for every spin where there is a choice. */
  readonly heights: readonly WeightedChoice[];
  /** The tallest that any reel can be. */
  readonly stride: number;
  readonly stakes: SlotStakes;
  readonly pays: PayTable;
  /** What 1, 2, 3 … scatters pay, in coins. */
  readonly scatterPays: readonly number[];
  readonly base: WaysReels;
  readonly freeSpins: WaysFreeSpins | undefined;
}

const keys = [
  'rows',
  'coins',
  'pays',
  'scatterPays',
  'reels',
  'wildMultipliers',
  'freeSpins',
  'buys',
] as const;
const scatterPayMaximum = 1_000_000;
const wildMultiplierMaximum = 10;

/** Reads a title's mathematics; docs/games/ways.md describes them. */
export function parseWaysMathematics(value: unknown): RuleResult<WaysMathematics> {
  return readMathematics(() => {
    must(hasExactlyKeys(value, keys), 'ways.mathematics.invalid');
    const { scatterPays } = value;
    must(Array.isArray(value.reels) && Array.isArray(value.rows), 'slot.reels.invalid');
    const reels = value.reels.length;
    must(isIntegerWithin(reels, slotReelsMinimum, slotReelsMaximum), 'slot.reels.invalid');
    must(value.rows.length === reels, 'ways.rows.invalid');
    must(isCountList(scatterPays, reels, scatterPayMaximum), 'slot.scatter.pays.invalid');
    const heights = value.rows.map(readHeight);
    const pays = need(parsePayTable(value.pays, reels, (symbol) => symbol >= firstPayingNumber));
    // A wild on the first reel would make ways of wilds alone, which belong to no symbol.
    const mayShow = (symbol: number, reel: number): boolean =>
      symbol === scatterNumber || pays.paying.includes(symbol) || (symbol === wildNumber && reel > 0);
    const stripsOf = (strips: unknown): ReelStrips => need(parseReelStrips(strips, reels, mayShow));
    const freeSpins = value.freeSpins === null ? undefined : readFreeSpins(value.freeSpins, reels, stripsOf);
    return {
      reels,
      heights,
      stride: Math.max(...heights.flatMap(({ values }) => values)),
      stakes: need(parseSlotStakes(value.coins, value.buys, freeSpins === undefined ? [] : ['freeSpins'])),
      pays,
      scatterPays,
      base: { strips: stripsOf(value.reels), wildMultipliers: readWildMultipliers(value.wildMultipliers) },
      freeSpins,
    };
  });
}

/** A number, or the heights that are drawn with their weights. */
function readHeight(value: unknown): WeightedChoice {
  if (isIntegerWithin(value, slotRowsMinimum, slotRowsMaximum)) return onlyChoice(value);
  return need(parseWeightedChoice(value, slotRowsMinimum, slotRowsMaximum));
}

function readWildMultipliers(value: unknown): WeightedChoice {
  return need(parseWeightedChoice(value, 1, wildMultiplierMaximum));
}

function readFreeSpins(
  value: unknown,
  reels: number,
  stripsOf: (strips: unknown) => ReelStrips,
): WaysFreeSpins {
  must(hasExactlyKeys(value, ['spins', 'reels', 'wildMultipliers', 'multiplier']), 'ways.free.spins.invalid');
  return {
    counts: need(parseFreeSpinCounts(value.spins, reels)),
    strips: stripsOf(value.reels),
    wildMultipliers: readWildMultipliers(value.wildMultipliers),
    multiplier: need(parseMultiplierRule(value.multiplier)),
  };
}
