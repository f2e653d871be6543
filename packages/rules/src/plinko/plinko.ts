import type { ExactRatio } from '../exact-ratio.ts';
import type { IntegerSource } from '../integer-source.ts';
import { hasExactlyKeys, isIntegerWithin } from '../parameters.ts';
import { type PlayedRound, settleRound } from '../round.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';
import type { Wager } from '../wager.ts';

/** Bounds of what a title may offer: the board must stay readable on a narrow phone. */
const plinkoRowsMinimum = 6;
const plinkoRowsMaximum = 16;

export const plinkoRisks = ['low', 'medium', 'high'] as const;
export type PlinkoRisk = (typeof plinkoRisks)[number];

/**
 * What a title may say: for each risk that it offers and each number of rows, the multipliers in hundredths of the stake
 * from the outermost bucket to the middle one; the other half mirrors them. All risks offer the same rows.
 */
export interface PlinkoMathematics {
  readonly risks: readonly PlinkoRisk[];
  readonly rowChoices: readonly number[];
  readonly halfTables: Readonly<Record<PlinkoRisk, ReadonlyMap<number, readonly number[]>>>;
}

export interface PlinkoParameters {
  readonly rows: number;
  readonly risk: PlinkoRisk;
}

export type PlinkoRefusalCode = 'plinko.parameters.invalid' | 'plinko.rows.invalid' | 'plinko.risk.invalid';

export type PlinkoDirection = 'left' | 'right';

/** The ball has fallen through all rows: which way it went at each, and the bucket it fell into, 0 at the far left. */
export interface BallDroppedEvent {
  readonly type: 'ballDropped';
  readonly path: readonly PlinkoDirection[];
  readonly bucket: number;
}

export type PlinkoRound = PlayedRound<BallDroppedEvent>;

const tenThousandthsPerHundredth = 100;
const largestMultiplierHundredths = 10_000_000;

/** Reads `{ "halfTables": { "low": { "8": [550, …] } } }`. */
export function parsePlinkoMathematics(value: unknown): RuleResult<PlinkoMathematics> {
  if (!hasExactlyKeys(value, ['halfTables'])) return refused('plinko.mathematics.invalid');
  const tables = value.halfTables;
  if (typeof tables !== 'object' || tables === null) return refused('plinko.mathematics.invalid');
  const halfTables: Record<PlinkoRisk, Map<number, readonly number[]>> = {
    low: new Map(),
    medium: new Map(),
    high: new Map(),
  };
  for (const [name, byRows] of Object.entries(tables)) {
    const risk = plinkoRisks.find((known) => known === name);
    if (risk === undefined || typeof byRows !== 'object' || byRows === null) {
      return refused('plinko.risk.invalid');
    }
    for (const [rowsText, half] of Object.entries(byRows)) {
      const rows = Number(rowsText);
      if (!isIntegerWithin(rows, plinkoRowsMinimum, plinkoRowsMaximum)) return refused('plinko.rows.invalid');
      if (!isHalfTable(half, rows)) return refused('plinko.table.invalid');
      halfTables[risk].set(rows, half);
    }
  }
  const risks = plinkoRisks.filter((risk) => halfTables[risk].size > 0);
  const rowChoices = [...halfTables[risks[0] ?? 'low'].keys()].toSorted((a, b) => a - b);
  const isWhole = risks.every((risk) => rowChoices.every((rows) => halfTables[risk].has(rows)));
  if (
    rowChoices.length === 0 ||
    !isWhole ||
    risks.some((risk) => halfTables[risk].size > rowChoices.length)
  ) {
    return refused('plinko.tables.incomplete');
  }
  return accepted({ risks, rowChoices, halfTables });
}

function isHalfTable(value: unknown, rows: number): value is readonly number[] {
  return (
    Array.isArray(value) &&
    value.length === Math.floor(rows / 2) + 1 &&
    value.every((hundredths) => isIntegerWithin(hundredths, 0, largestMultiplierHundredths))
  );
}

/** Reads foreign parameters; the refusals are checked in the order in which `PlinkoRefusalCode` lists them. */
export function parsePlinkoParameters(
  mathematics: PlinkoMathematics,
  value: unknown,
): RuleResult<PlinkoParameters, PlinkoRefusalCode> {
  if (!hasExactlyKeys(value, ['rows', 'risk'])) return refused('plinko.parameters.invalid');
  const rows = mathematics.rowChoices.find((choice) => choice === value.rows);
  if (rows === undefined) return refused('plinko.rows.invalid');
  const risk = mathematics.risks.find((choice) => choice === value.risk);
  if (risk === undefined) return refused('plinko.risk.invalid');
  return accepted({ rows, risk });
}

/** What the buckets pay, from left to right; there is one more than rows. */
export function plinkoMultipliersTenThousandths(
  { halfTables }: PlinkoMathematics,
  { risk, rows }: PlinkoParameters,
): readonly number[] {
  const half = halfTables[risk].get(rows);
  return Array.from({ length: rows + 1 }, (_, bucket) => {
    const hundredths = half?.[Math.min(bucket, rows - bucket)];
    if (hundredths === undefined) throw new RangeError(`no bucket ${bucket} with ${rows} rows`);
    return hundredths * tenThousandthsPerHundredth;
  });
}

/** In how many of the 2^rows paths the ball falls into each bucket: the binomial coefficients. */
export function plinkoPathCounts(rows: number): readonly number[] {
  let counts = [1];
  for (let row = 0; row < rows; row += 1) {
    counts = [...counts, 0].map((count, bucket) => count + (counts[bucket - 1] ?? 0));
  }
  return counts;
}

/** The exact share of stakes that comes back, by counting all paths. */
export function plinkoReturn(mathematics: PlinkoMathematics, parameters: PlinkoParameters): ExactRatio {
  const multipliers = plinkoMultipliersTenThousandths(mathematics, parameters);
  const numerator = plinkoPathCounts(parameters.rows).reduce(
    (sum, count, bucket) => sum + BigInt(count) * BigInt(multipliers[bucket] ?? 0),
    0n,
  );
  return { numerator, denominator: 10_000n * 2n ** BigInt(parameters.rows) };
}

/**
 * Plays a round with parameters that `parsePlinkoParameters` has accepted. Takes one integer below 2 for each row from
 * the top: 0 is left, 1 is right; the bucket is the number of rights.
 */
export function playPlinko(
  mathematics: PlinkoMathematics,
  parameters: PlinkoParameters,
  wager: Wager,
  integers: IntegerSource,
): PlinkoRound {
  const path: PlinkoDirection[] = [];
  let bucket = 0;
  for (let row = 0; row < parameters.rows; row += 1) {
    const right = integers.nextInteger(2);
    path.push(right === 1 ? 'right' : 'left');
    bucket += right;
  }
  const multiplier = plinkoMultipliersTenThousandths(mathematics, parameters)[bucket] ?? 0;
  return settleRound([{ type: 'ballDropped', path, bucket }], wager, multiplier);
}
