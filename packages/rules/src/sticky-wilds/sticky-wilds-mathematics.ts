import { hasExactlyKeys, isIntegerWithin } from '../parameters.ts';
import type { RuleResult } from '../rule-result.ts';
import { type FreeSpinCounts, parseFreeSpinCounts } from '../slot/free-spins.ts';
import { type LineRules, lineRulesOf } from '../slot/line-runs.ts';
import { parsePaylines } from '../slot/paylines.ts';
import { must, need, readMathematics } from '../slot/read-mathematics.ts';
import { parseReelStrips, type ReelStrips, stripsHold } from '../slot/reel-strips.ts';
import { slotReelsMaximum, slotReelsMinimum } from '../slot/slot-grid.ts';
import { isCountList, parsePayTable } from '../slot/slot-pays.ts';
import { parseSlotStakes, type SlotStakes } from '../slot/slot-stake.ts';
import { firstPayingNumber, scatterNumber, wildNumber } from '../slot/slot-symbol.ts';
import { parseWeightedChoice, type WeightedChoice } from '../slot/weighted-choice.ts';

/** What wilds do in a part of the game. */
export interface WildRule {
  /** Whether a wild grows over its reel. */
  readonly expand: boolean;
  /** What is drawn for a wild that is new, or for its whole reel where it expands. */
  readonly multipliers: WeightedChoice;
  /** What a multiplier grows by for every further spin that its wild stays. */
  readonly step: number;
  /** The largest that a multiplier may grow to. */
  readonly maximum: number;
}

/**
 * What becomes of wilds behind a base spin: nothing, or they stay for a respin as long as new ones come, or they walk a
 * reel to the left for each respin until the last has left.
 */
export type WildStay = 'none' | 'whileNew' | 'walk';

export interface StickyBase {
  readonly strips: ReelStrips;
  readonly wilds: WildRule;
  readonly stay: WildStay;
  /** The reels of respins, without scatters; those of base spins where there are none. */
  readonly respinStrips: ReelStrips;
  readonly respinsMaximum: number;
}

/** In free spins every wild stays where it is until the last of them. */
export interface StickyFreeSpins {
  readonly counts: FreeSpinCounts;
  readonly strips: ReelStrips;
  readonly wilds: WildRule;
}

/** What a title of sticky wilds may say. */
export interface StickyWildsMathematics {
  readonly reels: number;
  readonly rows: number;
  readonly stakes: SlotStakes;
  readonly lineRules: LineRules;
  readonly scatterPays: readonly number[];
  /** How multipliers of several wilds in one line go together. */
  readonly combine: 'add' | 'multiply';
  readonly base: StickyBase;
  readonly freeSpins: StickyFreeSpins | undefined;
}

const keys = [
  'rows',
  'coins',
  'lines',
  'pays',
  'scatterPays',
  'combine',
  'reels',
  'wilds',
  'respins',
  'freeSpins',
  'buys',
] as const;
const rowsMinimum = 3;
const rowsMaximum = 5;
const scatterPayMaximum = 1_000_000;
const drawnMultiplierMaximum = 20;
const multiplierMaximum = 100;
const stepMaximum = 5;
const respinsBound = 30;

/** Reads a title's mathematics; docs/games/sticky-wilds.md describes them. */
export function parseStickyWildsMathematics(value: unknown): RuleResult<StickyWildsMathematics> {
  return readMathematics(() => {
    must(hasExactlyKeys(value, keys), 'sticky.mathematics.invalid');
    const { rows, scatterPays, combine } = value;
    must(Array.isArray(value.reels), 'slot.reels.invalid');
    const reels = value.reels.length;
    must(isIntegerWithin(reels, slotReelsMinimum, slotReelsMaximum), 'slot.reels.invalid');
    must(isIntegerWithin(rows, rowsMinimum, rowsMaximum), 'sticky.rows.invalid');
    must(combine === 'add' || combine === 'multiply', 'sticky.combine.invalid');
    must(isCountList(scatterPays, reels, scatterPayMaximum), 'slot.scatter.pays.invalid');
    const lines = need(parsePaylines(value.lines, reels, rows));
    const mayPay = (symbol: number): boolean => symbol === wildNumber || symbol >= firstPayingNumber;
    const pays = need(parsePayTable(value.pays, reels, mayPay));
    const mayShow = (symbol: number): boolean =>
      symbol === wildNumber || symbol === scatterNumber || pays.paying.includes(symbol);
    const stripsOf = (strips: unknown): ReelStrips => need(parseReelStrips(strips, reels, mayShow));
    const strips = stripsOf(value.reels);
    const freeSpins = value.freeSpins === null ? undefined : readFreeSpins(value.freeSpins, reels, stripsOf);
    return {
      reels,
      rows,
      stakes: need(parseSlotStakes(value.coins, value.buys, freeSpins === undefined ? [] : ['freeSpins'])),
      lineRules: lineRulesOf(lines, rows, pays, 1),
      scatterPays,
      combine,
      base: { strips, wilds: readWildRule(value.wilds), ...readRespins(value.respins, strips, stripsOf) },
      freeSpins,
    };
  });
}

/** Reads `null` or `{ "stay": "walk", "maximum": 10, "reels": […] }`. */
function readRespins(
  value: unknown,
  strips: ReelStrips,
  stripsOf: (strips: unknown) => ReelStrips,
): Pick<StickyBase, 'stay' | 'respinStrips' | 'respinsMaximum'> {
  if (value === null) return { stay: 'none', respinStrips: strips, respinsMaximum: 0 };
  must(hasExactlyKeys(value, ['stay', 'maximum', 'reels']), 'sticky.respins.invalid');
  const { stay, maximum } = value;
  must(stay === 'whileNew' || stay === 'walk', 'sticky.respins.invalid');
  must(isIntegerWithin(maximum, 1, respinsBound), 'sticky.respins.invalid');
  const respinStrips = stripsOf(value.reels);
  // Scatters in a respin would be seen and bring nothing.
  must(!stripsHold(respinStrips, scatterNumber), 'sticky.respins.scatter.invalid');
  return { stay, respinStrips, respinsMaximum: maximum };
}

function readFreeSpins(
  value: unknown,
  reels: number,
  stripsOf: (strips: unknown) => ReelStrips,
): StickyFreeSpins {
  must(hasExactlyKeys(value, ['spins', 'reels', 'wilds']), 'sticky.free.spins.invalid');
  return {
    counts: need(parseFreeSpinCounts(value.spins, reels)),
    strips: stripsOf(value.reels),
    wilds: readWildRule(value.wilds),
  };
}

function readWildRule(value: unknown): WildRule {
  must(hasExactlyKeys(value, ['expand', 'multipliers', 'step', 'maximum']), 'sticky.wilds.invalid');
  const { expand, step, maximum } = value;
  must(typeof expand === 'boolean', 'sticky.wilds.invalid');
  const multipliers = need(parseWeightedChoice(value.multipliers, 1, drawnMultiplierMaximum));
  must(isIntegerWithin(step, 0, stepMaximum), 'sticky.wilds.step.invalid');
  must(
    isIntegerWithin(maximum, Math.max(...multipliers.values), multiplierMaximum),
    'sticky.wilds.maximum.invalid',
  );
  return { expand, multipliers, step, maximum };
}
