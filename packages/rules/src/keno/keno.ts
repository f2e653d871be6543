import { binomial } from '../binomial.ts';
import { type CountedOutcome, countedReturn } from '../counted-way.ts';
import { drawDistinct } from '../draw-distinct.ts';
import { type ExactRatio, ratioIsAtMost } from '../exact-ratio.ts';
import type { IntegerSource } from '../integer-source.ts';
import { hasExactlyKeys, isIntegerWithin } from '../parameters.ts';
import { type PlayedRound, settleRound } from '../round.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';
import type { Wager } from '../wager.ts';

/** Bounds of what a title may offer: a card stays readable on a narrow phone. */
const kenoNumbersMinimum = 10;
const kenoNumbersMaximum = 80;
const kenoSpotsLimit = 15;

export const kenoRisks = ['low', 'medium', 'high'] as const;
export type KenoRisk = (typeof kenoRisks)[number];

const tenThousandthsPerHundredth = 100;
const largestMultiplierHundredths = 100_000_000;
const largestLastFactor = 10;

/** For each number of spots that may be marked, what 0, 1, 2 … hits pay, in hundredths of the stake. */
type KenoPayTables = ReadonlyMap<number, readonly number[]>;

/**
 * What a title may say: how many numbers the card holds and how many of them are drawn, what hits pay for each risk and
 * number of spots, and by what a win is multiplied when the number drawn last is a hit.
 */
export interface KenoMathematics {
  readonly numbers: number;
  readonly drawn: number;
  readonly lastFactor: number;
  readonly risks: readonly KenoRisk[];
  readonly spotChoices: readonly number[];
  readonly payTables: Readonly<Record<KenoRisk, KenoPayTables>>;
}

export interface KenoParameters {
  readonly risk: KenoRisk;
  /** What the player has marked, from 1 upwards, in ascending order. */
  readonly spots: readonly number[];
}

export type KenoRefusalCode = 'keno.parameters.invalid' | 'keno.risk.invalid' | 'keno.spots.invalid';

/** All numbers have been drawn. */
export interface KenoDrawnEvent {
  readonly type: 'kenoDrawn';
  /** In the order in which they were drawn. */
  readonly numbers: readonly number[];
  readonly hits: number;
  /** Whether the last of them is a hit, which multiplies the win where the title says so. */
  readonly lastIsHit: boolean;
}

export type KenoRound = PlayedRound<KenoDrawnEvent>;

/** Reads `{ "numbers": 40, "drawn": 10, "lastFactor": 1, "payTables": { "low": { "1": [70, 185], … } } }`. */
export function parseKenoMathematics(value: unknown): RuleResult<KenoMathematics> {
  if (!hasExactlyKeys(value, ['numbers', 'drawn', 'lastFactor', 'payTables'])) {
    return refused('keno.mathematics.invalid');
  }
  const { numbers, drawn, lastFactor } = value;
  if (!isIntegerWithin(numbers, kenoNumbersMinimum, kenoNumbersMaximum)) {
    return refused('keno.numbers.invalid');
  }
  if (!isIntegerWithin(drawn, 1, numbers - 1)) return refused('keno.numbers.invalid');
  if (!isIntegerWithin(lastFactor, 1, largestLastFactor)) return refused('keno.factor.invalid');
  const payTables = payTablesOf(value.payTables, numbers);
  if (payTables === undefined) return refused('keno.tables.invalid');
  const risks = kenoRisks.filter((risk) => payTables[risk].size > 0);
  const spotChoices = [...payTables[risks[0] ?? 'low'].keys()].toSorted((a, b) => a - b);
  const isWhole = risks.every(
    (risk) =>
      payTables[risk].size === spotChoices.length && spotChoices.every((spots) => payTables[risk].has(spots)),
  );
  if (spotChoices.length === 0 || !isWhole) return refused('keno.tables.incomplete');
  const mathematics = { numbers, drawn, lastFactor, risks, spotChoices, payTables };
  const all = { numerator: 1n, denominator: 1n };
  const isPayable = risks.every((risk) =>
    spotChoices.every((spots) => ratioIsAtMost(kenoReturn(mathematics, risk, spots), all)),
  );
  return isPayable ? accepted(mathematics) : refused('keno.return.invalid');
}

function payTablesOf(value: unknown, numbers: number): Record<KenoRisk, KenoPayTables> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const tables: Record<KenoRisk, Map<number, readonly number[]>> = {
    low: new Map(),
    medium: new Map(),
    high: new Map(),
  };
  for (const [name, bySpots] of Object.entries(value)) {
    const risk = kenoRisks.find((known) => known === name);
    if (risk === undefined || typeof bySpots !== 'object' || bySpots === null) return undefined;
    for (const [spotsText, pays] of Object.entries(bySpots)) {
      const spots = Number(spotsText);
      if (!isIntegerWithin(spots, 1, Math.min(kenoSpotsLimit, numbers - 1))) return undefined;
      if (!arePays(pays, spots)) return undefined;
      tables[risk].set(spots, pays);
    }
  }
  return tables;
}

function arePays(value: unknown, spots: number): value is readonly number[] {
  return (
    Array.isArray(value) &&
    value.length === spots + 1 &&
    value.every((hundredths) => isIntegerWithin(hundredths, 0, largestMultiplierHundredths))
  );
}

/** Reads foreign parameters; the refusals are checked in the order in which `KenoRefusalCode` lists them. */
export function parseKenoParameters(
  mathematics: KenoMathematics,
  value: unknown,
): RuleResult<KenoParameters, KenoRefusalCode> {
  if (!hasExactlyKeys(value, ['risk', 'spots'])) return refused('keno.parameters.invalid');
  const risk = mathematics.risks.find((choice) => choice === value.risk);
  if (risk === undefined) return refused('keno.risk.invalid');
  const { spots } = value;
  if (!areSpots(spots, mathematics.numbers) || !mathematics.spotChoices.includes(spots.length)) {
    return refused('keno.spots.invalid');
  }
  return accepted({ risk, spots: [...spots] });
}

function areSpots(value: unknown, numbers: number): value is readonly number[] {
  if (!Array.isArray(value)) return false;
  const spots: readonly unknown[] = value;
  let lowest = 1;
  for (const spot of spots) {
    if (!isIntegerWithin(spot, lowest, numbers)) return false;
    lowest = spot + 1;
  }
  return true;
}

/** What so many hits pay, without the factor of the last number. */
export function kenoMultiplierTenThousandths(
  { payTables }: Pick<KenoMathematics, 'payTables'>,
  risk: KenoRisk,
  spots: number,
  hits: number,
): number {
  const hundredths = payTables[risk].get(spots)?.[hits];
  if (hundredths === undefined) throw new RangeError(`no pay for ${hits} hits of ${spots} spots`);
  return hundredths * tenThousandthsPerHundredth;
}

/**
 * Everything that can happen, counted over all choices of drawn numbers and over which of them is drawn last: of the
 * draws with so many hits, each of the drawn numbers is last equally often.
 */
export function kenoOutcomes(
  mathematics: Omit<KenoMathematics, 'risks' | 'spotChoices'>,
  risk: KenoRisk,
  spots: number,
): readonly CountedOutcome[] {
  const { numbers, drawn, lastFactor } = mathematics;
  return Array.from({ length: Math.min(spots, drawn) + 1 }, (_, hits) => {
    const draws = binomial(spots, hits) * binomial(numbers - spots, drawn - hits);
    const multiplierTenThousandths = kenoMultiplierTenThousandths(mathematics, risk, spots, hits);
    return [
      { cases: draws * BigInt(drawn - hits), multiplierTenThousandths },
      {
        cases: draws * BigInt(hits),
        multiplierTenThousandths: multiplierTenThousandths * lastFactor,
      },
    ];
  }).flat();
}

/** The exact share of stakes that comes back. */
export function kenoReturn(
  mathematics: Omit<KenoMathematics, 'risks' | 'spotChoices'>,
  risk: KenoRisk,
  spots: number,
): ExactRatio {
  return countedReturn(kenoOutcomes(mathematics, risk, spots));
}

/**
 * Plays a round with parameters that `parseKenoParameters` has accepted. Takes one integer for each drawn number, below
 * how many numbers are left: 0 is the number 1.
 */
export function playKeno(
  mathematics: KenoMathematics,
  { risk, spots }: KenoParameters,
  wager: Wager,
  integers: IntegerSource,
): KenoRound {
  const numbers = drawDistinct(mathematics.drawn, mathematics.numbers, integers).map((place) => place + 1);
  const marked = new Set(spots);
  const hits = numbers.filter((number) => marked.has(number)).length;
  const lastIsHit = marked.has(numbers.at(-1) ?? 0);
  const multiplier = kenoMultiplierTenThousandths(mathematics, risk, spots.length, hits);
  return settleRound(
    [{ type: 'kenoDrawn', numbers, hits, lastIsHit }],
    wager,
    lastIsHit ? multiplier * mathematics.lastFactor : multiplier,
  );
}
