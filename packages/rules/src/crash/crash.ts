import type { ExactRatio } from '../exact-ratio.ts';
import type { IntegerSource } from '../integer-source.ts';
import { hasExactlyKeys, isIntegerWithin } from '../parameters.ts';
import { type RoundResult, settleRound } from '../round.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';
import type { Wager } from '../wager.ts';

/**
 * A flight that all players share: its multiplier rises from 1.00 until it crashes at a point that was fixed before
 * anybody bet. Whoever cashes out before is paid the multiplier of that moment.
 */
export interface CrashMathematics {
  /** Every target returns this share, less only what the draw's last digit is worth. */
  readonly returnTenThousandths: number;
  /** Whoever flies as high as this is cashed out there. */
  readonly maximumHundredths: number;
  /** The multiplier doubles in so long. */
  readonly doublingMs: number;
  /** So long bets are taken before a flight. */
  readonly bettingMs: number;
  /** So long a crash is shown before bets are taken again. */
  readonly pauseMs: number;
}

export interface CrashParameters {
  /** Where the server cashes out by itself; `null` to leave it to the player and the largest multiplier. */
  readonly autoCashOutHundredths: number | null;
}

export type CrashDecision =
  /** The player cashed out when the flight stood here. */
  | { readonly kind: 'cashOut'; readonly atHundredths: number }
  /** The player let the bet fly: to its automatic cash-out, the largest multiplier or the crash. */
  | { readonly kind: 'ride' };

export type CrashRefusalCode =
  | 'crash.parameters.invalid'
  | 'crash.target.invalid'
  | 'decision.invalid'
  | 'decision.illegal';

export type CrashEvent =
  | {
      readonly type: 'crashCashedOut';
      readonly atHundredths: number;
      /** By the server: at the target that came with the bet, or at the largest multiplier. */
      readonly isAutomatic: boolean;
    }
  | { readonly type: 'crashed'; readonly crashHundredths: number };

/** A cash-out at 1.00 would only give the stake back, so 1.01 is the first. */
export const lowestCashOutHundredths = 101;
/** The draw is one of 2^52 equally likely numbers: the first 13 hexadecimal digits of the round's block. */
const drawBits = 52n;
const halfDrawBound = 2 ** 26;
export const drawOutcomes = 1n << drawBits;

const mathematicsKeys = [
  'returnTenThousandths',
  'maximumHundredths',
  'doublingMs',
  'bettingMs',
  'pauseMs',
] as const;

export function parseCrashMathematics(value: unknown): RuleResult<CrashMathematics> {
  if (!hasExactlyKeys(value, mathematicsKeys)) return refused('crash.mathematics.invalid');
  const { returnTenThousandths, maximumHundredths, doublingMs, bettingMs, pauseMs } = value;
  if (!isIntegerWithin(returnTenThousandths, 9_000, 9_900)) return refused('crash.return.invalid');
  if (!isIntegerWithin(maximumHundredths, 1_000, 10_000_000)) return refused('crash.maximum.invalid');
  if (!isIntegerWithin(doublingMs, 2_000, 30_000)) return refused('crash.growth.invalid');
  if (!isIntegerWithin(bettingMs, 3_000, 30_000)) return refused('crash.betting.invalid');
  if (!isIntegerWithin(pauseMs, 1_000, 15_000)) return refused('crash.pause.invalid');
  return accepted({ returnTenThousandths, maximumHundredths, doublingMs, bettingMs, pauseMs });
}

export function parseCrashParameters(
  mathematics: CrashMathematics,
  value: unknown,
): RuleResult<CrashParameters, CrashRefusalCode> {
  if (!hasExactlyKeys(value, ['autoCashOutHundredths'])) return refused('crash.parameters.invalid');
  const { autoCashOutHundredths } = value;
  if (autoCashOutHundredths === null) return accepted({ autoCashOutHundredths });
  if (!isIntegerWithin(autoCashOutHundredths, lowestCashOutHundredths, mathematics.maximumHundredths)) {
    return refused('crash.target.invalid');
  }
  return accepted({ autoCashOutHundredths });
}

export function parseCrashDecision(
  mathematics: CrashMathematics,
  value: unknown,
): RuleResult<CrashDecision, CrashRefusalCode> {
  if (hasExactlyKeys(value, ['kind']) && value.kind === 'ride') return accepted({ kind: 'ride' });
  if (!hasExactlyKeys(value, ['kind', 'atHundredths']) || value.kind !== 'cashOut') {
    return refused('decision.invalid');
  }
  const { atHundredths } = value;
  if (!isIntegerWithin(atHundredths, lowestCashOutHundredths, mathematics.maximumHundredths)) {
    return refused('decision.invalid');
  }
  return accepted({ kind: 'cashOut', atHundredths });
}

/** Where the flight ends, in hundredths. Takes two integers below 2^26: the high and the low half of the draw. */
export function crashPointOf(mathematics: CrashMathematics, integers: IntegerSource): number {
  const high = BigInt(integers.nextInteger(halfDrawBound));
  const low = BigInt(integers.nextInteger(halfDrawBound));
  return crashPointOfDraw(mathematics, (high << 26n) | low);
}

/** The return divided by what is left of the draw, rounded down to the hundredth, between 1.00 and the largest. */
export function crashPointOfDraw(mathematics: CrashMathematics, draw: bigint): number {
  const left = drawOutcomes - draw;
  const point = (BigInt(mathematics.returnTenThousandths) * drawOutcomes) / (100n * left);
  const maximum = BigInt(mathematics.maximumHundredths);
  if (point > maximum) return mathematics.maximumHundredths;
  return point < 100n ? 100 : Number(point);
}

/** How many of the 2^52 draws let a flight reach a target: exactly those whose crash point is not below it. */
export function drawsReaching(mathematics: CrashMathematics, targetHundredths: number): bigint {
  return (BigInt(mathematics.returnTenThousandths) * drawOutcomes) / (100n * BigInt(targetHundredths));
}

/** The exact share of stakes that comes back from whoever always cashes out at one target. */
export function crashReturn(mathematics: CrashMathematics, targetHundredths: number): ExactRatio {
  return {
    numerator: drawsReaching(mathematics, targetHundredths) * BigInt(targetHundredths),
    denominator: drawOutcomes * 100n,
  };
}

/** Where a bet leaves the flight by itself. */
function targetOf(mathematics: CrashMathematics, parameters: CrashParameters): number {
  return parameters.autoCashOutHundredths ?? mathematics.maximumHundredths;
}

/**
 * One bet on a flight. Until it is known what the player did it waits, and tells nothing. A cash-out counts when it came
 * before the bet left by itself, and not above the crash; both are for the server's clock to say, which wrote down where
 * the flight stood.
 */
export function playCrash(
  mathematics: CrashMathematics,
  parameters: CrashParameters,
  wager: Wager,
  decisions: readonly CrashDecision[],
  integers: IntegerSource,
): RoundResult<CrashEvent, CrashRefusalCode> {
  const [decision, ...more] = decisions;
  if (more.length > 0) return { kind: 'illegal', code: 'decision.illegal' };
  if (decision === undefined) return waiting(wager);
  const crashHundredths = crashPointOf(mathematics, integers);
  const target = targetOf(mathematics, parameters);
  const crashed: CrashEvent = { type: 'crashed', crashHundredths };
  if (decision.kind === 'cashOut') {
    const { atHundredths } = decision;
    if (atHundredths > crashHundredths || atHundredths > target) {
      return { kind: 'illegal', code: 'decision.illegal' };
    }
    return settleRound(
      [{ type: 'crashCashedOut', atHundredths, isAutomatic: false }, crashed],
      wager,
      atHundredths * 100,
    );
  }
  if (target > crashHundredths) return settleRound([crashed], wager, 0);
  return settleRound(
    [{ type: 'crashCashedOut', atHundredths: target, isAutomatic: true }, crashed],
    wager,
    target * 100,
  );
}

function waiting(wager: Wager): RoundResult<CrashEvent, CrashRefusalCode> {
  return {
    kind: 'waiting',
    events: [],
    stakeMinor: wager.stakeMinor,
    choices: [
      { kind: 'cashOut', extraStakeMinor: '0' },
      { kind: 'ride', extraStakeMinor: '0' },
    ],
    decisionAtTimeout: { kind: 'ride' },
  };
}
