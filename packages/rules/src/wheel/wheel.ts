import { type CountedOutcome, countedReturn } from '../counted-way.ts';
import { type ExactRatio, ratioIsAtMost } from '../exact-ratio.ts';
import type { IntegerSource } from '../integer-source.ts';
import { hasExactlyKeys, isIntegerWithin } from '../parameters.ts';
import { type PlayedRound, settleRound } from '../round.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';
import type { Wager } from '../wager.ts';

/** Bounds of what a title may offer: a segment stays visible on a narrow phone. */
const wheelSegmentsMinimum = 2;
const wheelSegmentsMaximum = 60;

export const wheelRisks = ['low', 'medium', 'high'] as const;
export type WheelRisk = (typeof wheelRisks)[number];

const tenThousandthsPerHundredth = 100;
const largestMultiplierHundredths = 10_000_000;
const largestWeight = 100_000;

/** A part of a wheel, as wide as it is likely. */
export interface WheelSegment {
  /** What it pays in hundredths of the stake, or that the inner wheel says it. */
  readonly pays: number | 'inner';
  readonly weight: number;
}

/**
 * What a title may say: for each risk and number of segments a wheel, its segments in order; and an inner wheel, which
 * is spun where a segment leads to it. All risks offer the same numbers of segments.
 */
export interface WheelMathematics {
  readonly risks: readonly WheelRisk[];
  readonly segmentChoices: readonly number[];
  readonly wheels: Readonly<Record<WheelRisk, ReadonlyMap<number, readonly WheelSegment[]>>>;
  /** Empty where no segment leads to it. */
  readonly inner: readonly WheelSegment[];
}

export interface WheelParameters {
  readonly risk: WheelRisk;
  readonly segments: number;
}

export type WheelRefusalCode = 'wheel.parameters.invalid' | 'wheel.risk.invalid' | 'wheel.segments.invalid';

/** A wheel has come to rest. */
export interface WheelStoppedEvent {
  readonly type: 'wheelStopped';
  readonly wheel: 'outer' | 'inner';
  /** Counted from 0. */
  readonly segment: number;
  /** Where the pointer stands, counted in weights from the beginning of the first segment. */
  readonly place: number;
}

export type WheelRound = PlayedRound<WheelStoppedEvent>;

/**
 * Reads `{ "wheels": { "low": { "10": [[150, 1], [0, 3], ["inner", 1], …] } }, "inner": [[500, 2], …] }`: each segment is
 * what it pays in hundredths and its weight.
 */
export function parseWheelMathematics(value: unknown): RuleResult<WheelMathematics> {
  if (!hasExactlyKeys(value, ['wheels', 'inner'])) return refused('wheel.mathematics.invalid');
  const inner = segmentsOf(value.inner);
  if (inner?.every(({ pays }) => pays !== 'inner') !== true) return refused('wheel.inner.invalid');
  const wheels = wheelsOf(value.wheels);
  if (wheels === undefined) return refused('wheel.segments.invalid');
  const risks = wheelRisks.filter((risk) => wheels[risk].size > 0);
  const segmentChoices = [...wheels[risks[0] ?? 'low'].keys()].toSorted((a, b) => a - b);
  const isWhole = risks.every(
    (risk) =>
      wheels[risk].size === segmentChoices.length &&
      segmentChoices.every((segments) => wheels[risk].has(segments)),
  );
  if (segmentChoices.length === 0 || !isWhole) return refused('wheel.wheels.incomplete');
  const mathematics = { risks, segmentChoices, wheels, inner };
  const bets = risks.flatMap((risk) => segmentChoices.map((segments) => ({ risk, segments })));
  const leadsInwards = bets.some((bet) =>
    wheelSegments(mathematics, bet).some(({ pays }) => pays === 'inner'),
  );
  // An inner wheel stands where it may be reached, and nowhere else.
  if (leadsInwards !== inner.length > 0) return refused('wheel.inner.invalid');
  const all = { numerator: 1n, denominator: 1n };
  const isPayable = bets.every((bet) => ratioIsAtMost(wheelReturn(mathematics, bet), all));
  return isPayable ? accepted(mathematics) : refused('wheel.return.invalid');
}

function wheelsOf(value: unknown): Record<WheelRisk, Map<number, readonly WheelSegment[]>> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const wheels: Record<WheelRisk, Map<number, readonly WheelSegment[]>> = {
    low: new Map(),
    medium: new Map(),
    high: new Map(),
  };
  for (const [name, byCount] of Object.entries(value)) {
    const risk = wheelRisks.find((known) => known === name);
    if (risk === undefined || typeof byCount !== 'object' || byCount === null) return undefined;
    for (const [countText, listed] of Object.entries(byCount)) {
      const count = Number(countText);
      if (!isIntegerWithin(count, wheelSegmentsMinimum, wheelSegmentsMaximum)) return undefined;
      const segments = segmentsOf(listed);
      if (segments?.length !== count) return undefined;
      wheels[risk].set(count, segments);
    }
  }
  return wheels;
}

function segmentsOf(value: unknown): readonly WheelSegment[] | undefined {
  if (!Array.isArray(value) || value.length > wheelSegmentsMaximum) return undefined;
  const segments: WheelSegment[] = [];
  for (const listed of value as readonly unknown[]) {
    if (!Array.isArray(listed) || listed.length !== 2) return undefined;
    const [pays, weight] = listed as readonly unknown[];
    if (pays !== 'inner' && !isIntegerWithin(pays, 0, largestMultiplierHundredths)) return undefined;
    if (!isIntegerWithin(weight, 1, largestWeight)) return undefined;
    segments.push({ pays, weight });
  }
  return segments;
}

/** Reads foreign parameters; the refusals are checked in the order in which `WheelRefusalCode` lists them. */
export function parseWheelParameters(
  mathematics: WheelMathematics,
  value: unknown,
): RuleResult<WheelParameters, WheelRefusalCode> {
  if (!hasExactlyKeys(value, ['risk', 'segments'])) return refused('wheel.parameters.invalid');
  const risk = mathematics.risks.find((choice) => choice === value.risk);
  if (risk === undefined) return refused('wheel.risk.invalid');
  const segments = mathematics.segmentChoices.find((choice) => choice === value.segments);
  if (segments === undefined) return refused('wheel.segments.invalid');
  return accepted({ risk, segments });
}

/** The segments of the wheel that a bet is on, in order. */
export function wheelSegments(
  { wheels }: Pick<WheelMathematics, 'wheels'>,
  { risk, segments }: WheelParameters,
): readonly WheelSegment[] {
  const wheel = wheels[risk].get(segments);
  if (wheel === undefined) throw new RangeError(`no wheel of ${segments} segments`);
  return wheel;
}

export function wheelWeight(segments: readonly WheelSegment[]): number {
  return segments.reduce((sum, { weight }) => sum + weight, 0);
}

/** Everything that can happen: every place of the wheel, with every place of the inner one where it leads there. */
export function wheelOutcomes(
  mathematics: WheelMathematics,
  parameters: WheelParameters,
): readonly CountedOutcome[] {
  const { inner } = mathematics;
  const innerWeight = BigInt(Math.max(1, wheelWeight(inner)));
  return wheelSegments(mathematics, parameters).flatMap(({ pays, weight }) =>
    pays === 'inner'
      ? inner.map((segment) => ({
          cases: BigInt(weight) * BigInt(segment.weight),
          multiplierTenThousandths: paysTenThousandths(segment),
        }))
      : [
          {
            cases: BigInt(weight) * innerWeight,
            multiplierTenThousandths: pays * tenThousandthsPerHundredth,
          },
        ],
  );
}

export function wheelReturn(mathematics: WheelMathematics, parameters: WheelParameters): ExactRatio {
  return countedReturn(wheelOutcomes(mathematics, parameters));
}

function paysTenThousandths({ pays }: WheelSegment): number {
  return pays === 'inner' ? 0 : pays * tenThousandthsPerHundredth;
}

/**
 * Plays a round with parameters that `parseWheelParameters` has accepted. Takes one integer below the weights of the
 * wheel, and one below those of the inner wheel where it leads there.
 */
export function playWheel(
  mathematics: WheelMathematics,
  parameters: WheelParameters,
  wager: Wager,
  integers: IntegerSource,
): WheelRound {
  const outer = spin('outer', wheelSegments(mathematics, parameters), integers);
  if (outer.stoppedOn.pays !== 'inner') {
    return settleRound([outer.event], wager, paysTenThousandths(outer.stoppedOn));
  }
  const inner = spin('inner', mathematics.inner, integers);
  return settleRound([outer.event, inner.event], wager, paysTenThousandths(inner.stoppedOn));
}

interface Spin {
  readonly event: WheelStoppedEvent;
  readonly stoppedOn: WheelSegment;
}

function spin(
  wheel: WheelStoppedEvent['wheel'],
  segments: readonly WheelSegment[],
  integers: IntegerSource,
): Spin {
  const place = integers.nextInteger(wheelWeight(segments));
  let end = 0;
  for (const [segment, stoppedOn] of segments.entries()) {
    end += stoppedOn.weight;
    if (place < end) return { event: { type: 'wheelStopped', wheel, segment, place }, stoppedOn };
  }
  throw new RangeError(`no segment at ${place}`);
}
