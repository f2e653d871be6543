import type { ExactRatio } from '../exact-ratio.ts';
import type { GameEngine } from '../game-engine.ts';
import type { IntegerSource } from '../integer-source.ts';
import { hasExactlyKeys } from '../parameters.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';
import { type PlayedRound, settleRound, type Wager } from '../wager.ts';
import { plinkoHalfTables } from './plinko-tables.ts';

export const plinkoRowChoices = [8, 9, 10, 11, 12, 13, 14, 15, 16] as const;
export type PlinkoRows = (typeof plinkoRowChoices)[number];

export const plinkoRisks = ['low', 'medium', 'high'] as const;
export type PlinkoRisk = (typeof plinkoRisks)[number];

export interface PlinkoParameters {
  readonly rows: PlinkoRows;
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

/** Reads foreign parameters; the refusals are checked in the order in which `PlinkoRefusalCode` lists them. */
export function parsePlinkoParameters(value: unknown): RuleResult<PlinkoParameters, PlinkoRefusalCode> {
  if (!hasExactlyKeys(value, ['rows', 'risk'])) return refused('plinko.parameters.invalid');
  const rows = plinkoRowChoices.find((choice) => choice === value.rows);
  if (rows === undefined) return refused('plinko.rows.invalid');
  const risk = plinkoRisks.find((choice) => choice === value.risk);
  if (risk === undefined) return refused('plinko.risk.invalid');
  return accepted({ rows, risk });
}

/** What the buckets pay, from left to right; there is one more than rows. */
export function plinkoMultipliersTenThousandths(parameters: PlinkoParameters): readonly number[] {
  const half = plinkoHalfTables[parameters.risk][parameters.rows];
  return Array.from({ length: parameters.rows + 1 }, (_, bucket) => {
    const hundredths = half[Math.min(bucket, parameters.rows - bucket)];
    if (hundredths === undefined) throw new RangeError(`no bucket ${bucket}`);
    return hundredths * tenThousandthsPerHundredth;
  });
}

/** In how many of the 2^rows paths the ball falls into each bucket: the binomial coefficients. */
export function plinkoPathCounts(rows: PlinkoRows): readonly number[] {
  let counts = [1];
  for (let row = 0; row < rows; row += 1) {
    counts = [...counts, 0].map((count, bucket) => count + (counts[bucket - 1] ?? 0));
  }
  return counts;
}

/** The exact share of stakes that comes back, by counting all paths. */
export function plinkoReturn(parameters: PlinkoParameters): ExactRatio {
  const multipliers = plinkoMultipliersTenThousandths(parameters);
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
export function playPlinko(parameters: PlinkoParameters, wager: Wager, integers: IntegerSource): PlinkoRound {
  const path: PlinkoDirection[] = [];
  let bucket = 0;
  for (let row = 0; row < parameters.rows; row += 1) {
    const right = integers.nextInteger(2);
    path.push(right === 1 ? 'right' : 'left');
    bucket += right;
  }
  const multiplier = plinkoMultipliersTenThousandths(parameters)[bucket] ?? 0;
  return settleRound([{ type: 'ballDropped', path, bucket }], wager, multiplier);
}

export const plinkoEngine = {
  code: 'plinko',
  advertisedReturn: { numerator: 99n, denominator: 100n },
  stakeStepMinor: 1n,
  parse: parsePlinkoParameters,
  play: playPlinko,
} as const satisfies GameEngine<'plinko', PlinkoParameters, BallDroppedEvent, PlinkoRefusalCode>;
