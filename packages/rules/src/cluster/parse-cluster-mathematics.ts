import { hasExactlyKeys, isIntegerWithin, isListOf } from '../parameters.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';
import { parseFreeSpinCounts } from '../slot/free-spins.ts';
import { parseSlotStakes } from '../slot/slot-stake.ts';
import {
  bonusNumber,
  firstPayingNumber,
  numberOfSymbolName,
  scatterNumber,
  slotSymbols,
  wildNumber,
} from '../slot/slot-symbol.ts';
import {
  type ClusterCharge,
  type ClusterMathematics,
  type ClusterMultiplier,
  type DrawTable,
  gridSideMaximum,
  gridSideMinimum,
} from './cluster-mathematics.ts';

const weightMaximum = 1_000;
const payMaximum = 1_000_000;
const multiplierMaximum = 1_000;
const stepsMaximum = 20;
const payStepsMaximum = 20;
const payingSymbolsMinimum = 4;
const clusterMinimum = 4;
/** So many scatters are told apart; more count as so many. */
const scattersMaximum = 8;

const keys = [
  'coins',
  'buys',
  'columns',
  'rows',
  'rule',
  'minimum',
  'weights',
  'pays',
  'scatterPays',
  'freeSpins',
  'multiplier',
  'charge',
] as const;

/** Reads a title's mathematics; a refusal's code names the first part that is wrong. */
export function parseClusterMathematics(value: unknown): RuleResult<ClusterMathematics> {
  if (!hasExactlyKeys(value, keys)) return refused('cluster.mathematics.invalid');
  const { columns, rows, rule, minimum } = value;
  if (!isIntegerWithin(columns, gridSideMinimum, gridSideMaximum)) return refused('cluster.grid.invalid');
  if (!isIntegerWithin(rows, gridSideMinimum, gridSideMaximum)) return refused('cluster.grid.invalid');
  if (rule !== 'touching' && rule !== 'anywhere') return refused('cluster.rule.invalid');
  if (!isIntegerWithin(minimum, clusterMinimum, columns * rows)) return refused('cluster.rule.invalid');
  const cellCount = columns * rows;

  const freeSpins =
    value.freeSpins === null ? undefined : parseFreeSpinCounts(value.freeSpins, scattersMaximum);
  if (freeSpins?.ok === false) return freeSpins;
  const stakes = parseSlotStakes(value.coins, value.buys, freeSpins === undefined ? [] : ['freeSpins']);
  if (!stakes.ok) return stakes;
  const pays = parsePays(value.pays, minimum, cellCount);
  if (pays === undefined) return refused('cluster.pays.invalid');
  const scatterPays = readScatterPays(value.scatterPays);
  if (scatterPays === undefined) return refused('cluster.scatter.invalid');
  const multiplier = parseMultiplier(value.multiplier);
  if (multiplier === undefined) return refused('cluster.multiplier.invalid');
  const draws = parseWeights(value.weights, pays, cellCount, multiplier.kind === 'orb');
  if (draws === undefined) return refused('cluster.weights.invalid');
  if (value.charge !== null && !isCharge(value.charge)) return refused('cluster.charge.invalid');
  return accepted({
    stakes: stakes.value,
    columns,
    rows,
    cellCount,
    rule,
    minimum,
    draws,
    pays,
    scatterPays,
    freeSpins: freeSpins?.value,
    multiplier,
    charge: value.charge ?? undefined,
  });
}

/** Pairs of a count and what it pays from there on, ascending in both. */
type PaySteps = readonly (readonly [number, number])[];

function isPaySteps(value: unknown, countMinimum: number, countMaximum: number): value is PaySteps {
  const isPair = (pair: unknown): pair is [number, number] =>
    Array.isArray(pair) &&
    pair.length === 2 &&
    isIntegerWithin(pair[0], countMinimum, countMaximum) &&
    isIntegerWithin(pair[1], 1, payMaximum);
  if (!isListOf(value, 0, payStepsMaximum, isPair)) return false;
  return value.every(([count, pay], index) => {
    const before = value[index - 1];
    return before === undefined || (count > before[0] && pay >= before[1]);
  });
}

function writePays(pays: Int32Array, start: number, steps: PaySteps, countMaximum: number): void {
  for (const [from, pay] of steps) pays.fill(pay, start + from, start + countMaximum + 1);
}

/** Reads `{ "high1": [[5, 20], [8, 60]] }`: from 5 on 20 coins, from 8 on 60. Each pays from the fewest that win on. */
function parsePays(value: unknown, minimum: number, cellCount: number): Int32Array | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value);
  if (entries.length < payingSymbolsMinimum) return undefined;
  const pays = new Int32Array(slotSymbols.length * (cellCount + 1));
  for (const [name, steps] of entries) {
    const number = numberOfSymbolName(name);
    if (number === undefined || number < firstPayingNumber) return undefined;
    if (!isPaySteps(steps, minimum, cellCount) || steps[0]?.[0] !== minimum) return undefined;
    writePays(pays, number * (cellCount + 1), steps, cellCount);
  }
  return pays;
}

function readScatterPays(value: unknown): Int32Array | undefined {
  if (!isPaySteps(value, 1, scattersMaximum)) return undefined;
  const cellsMaximum = gridSideMaximum ** 2;
  const pays = new Int32Array(cellsMaximum + 1);
  writePays(pays, 0, value, cellsMaximum);
  return pays;
}

/** Reads `{ "base": { "high1": 4, "wild": 1 }, "free": { … } }`: how often a cell shows each symbol. */
function parseWeights(
  value: unknown,
  pays: Int32Array,
  cellCount: number,
  hasOrbs: boolean,
): ClusterMathematics['draws'] | undefined {
  if (!hasExactlyKeys(value, ['base', 'free'])) return undefined;
  const isAllowed = (number: number): boolean =>
    number === wildNumber ||
    number === scatterNumber ||
    (number === bonusNumber && hasOrbs) ||
    (pays[number * (cellCount + 1) + cellCount] ?? 0) > 0;
  const base = parseDraw(value.base, isAllowed);
  const free = parseDraw(value.free, isAllowed);
  return base && free && { base, free };
}

function parseDraw(value: unknown, isAllowed: (number: number) => boolean): DrawTable | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries: [number, number][] = [];
  for (const [name, weight] of Object.entries(value)) {
    const number = numberOfSymbolName(name);
    if (number === undefined || !isAllowed(number)) return undefined;
    if (!isIntegerWithin(weight, 1, weightMaximum)) return undefined;
    entries.push([number, weight]);
  }
  const paying = entries.filter(([number]) => number >= firstPayingNumber);
  return paying.length < payingSymbolsMinimum ? undefined : drawTable(entries);
}

/** Lays entries out as often as each weighs, in the order in which they stand in the file. */
function drawTable(entries: readonly (readonly [number, number])[]): DrawTable {
  return Int32Array.from(entries.flatMap(([entry, weight]) => new Array<number>(weight).fill(entry)));
}

function parseMultiplier(value: unknown): ClusterMultiplier | undefined {
  if (hasExactlyKeys(value, ['kind'])) return value.kind === 'none' ? { kind: 'none' } : undefined;
  if (hasExactlyKeys(value, ['kind', 'steps', 'keptInFreeSpins'])) {
    const { kind, steps, keptInFreeSpins } = value;
    if ((kind !== 'cascade' && kind !== 'cell') || typeof keptInFreeSpins !== 'boolean') return undefined;
    // A cascade always counts; a cell's first step may do no more than mark it.
    const lowest = kind === 'cascade' ? 1 : 0;
    const isStep = (step: unknown): step is number => isIntegerWithin(step, lowest, multiplierMaximum);
    return isListOf(steps, 2, stepsMaximum, isStep) ? { kind, steps, keptInFreeSpins } : undefined;
  }
  if (!hasExactlyKeys(value, ['kind', 'values', 'keptInFreeSpins']) || value.kind !== 'orb') return undefined;
  const { values, keptInFreeSpins } = value;
  if (typeof keptInFreeSpins !== 'boolean' || !isListOf(values, 1, stepsMaximum, isWeightedValue)) {
    return undefined;
  }
  return { kind: 'orb', values: drawTable(values), keptInFreeSpins };
}

/** A multiplier and how often it is drawn. */
function isWeightedValue(value: unknown): value is [number, number] {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    isIntegerWithin(value[0], 2, multiplierMaximum) &&
    isIntegerWithin(value[1], 1, weightMaximum)
  );
}

function isCharge(value: unknown): value is ClusterCharge {
  return (
    hasExactlyKeys(value, ['every', 'wilds']) &&
    isIntegerWithin(value.every, clusterMinimum, gridSideMaximum ** 2) &&
    isIntegerWithin(value.wilds, 1, gridSideMaximum)
  );
}
