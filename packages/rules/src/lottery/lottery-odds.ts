import { addRatios, type ExactRatio, multiplyRatios, percentText, ratioIsAtMost } from '../exact-ratio.ts';
import { multiplierOne } from '../multiplier.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';
import type { DrawShape } from './draw-shape.ts';
import { type LineKind, lineKindsOf } from './line-kinds.ts';
import type { LotteryPlay, PlayPrize } from './lottery-play.ts';

/** The prize group that payouts of the traditional mode are stated for. */
export const seriesBase = 1_800;
export const seriesLowest = 1_700;
export const seriesHighest = 1_980;

/** The most that a prize may pay per 1 staked, in ten-thousandths: below what an exact number of JSON can hold. */
const payoutTenThousandthsMaximum = 10_000_000_000;

/** What a merchant pays for prizes of a play in place of the defaults, in ten-thousandths, by the prize's code. */
export type PrizeOdds = Readonly<Record<string, number>>;

export type LotteryOddsRefusalCode = 'lottery.odds.invalid' | 'lottery.odds.outside.band';

/** The least and the most that may come back of a stake, on average and for every line. */
export interface ReturnBand {
  readonly lowest: ExactRatio;
  readonly highest: ExactRatio;
}

/** What a prize pays per 1 staked, the stake included, for each charged lot, in ten-thousandths, rounded down. */
export function payoutTenThousandthsOf(
  { code, payoutTenThousandths, isBySeries, isReturn }: PlayPrize,
  odds: PrizeOdds,
  series: number,
): number {
  if (isReturn === true) return multiplierOne;
  const stated = odds[code] ?? payoutTenThousandths;
  return isBySeries === true ? Math.floor((stated * series) / seriesBase) : stated;
}

/** What of a play says what its lines bring back. */
export type PricedPlay = Pick<LotteryPlay, 'code' | 'prizes' | 'chargedLots'>;

/** The exact share of stakes that comes back of lines of a kind. */
export function returnOf(
  play: PricedPlay,
  { wins }: Pick<LineKind, 'wins'>,
  odds: PrizeOdds,
  series: number,
): ExactRatio {
  let sum: ExactRatio = { numerator: 0n, denominator: 1n };
  for (const [code, chance] of wins) {
    const prize = play.prizes.find((candidate) => candidate.code === code);
    if (prize === undefined) throw new RangeError(`${play.code} has no prize ${code}`);
    const payout = BigInt(payoutTenThousandthsOf(prize, odds, series));
    sum = addRatios(sum, multiplyRatios(chance, { numerator: payout, denominator: BigInt(multiplierOne) }));
  }
  return multiplyRatios(sum, { numerator: 1n, denominator: BigInt(play.chargedLots ?? 1) });
}

/** The lowest and the highest return of a play's lines, in per cent with two digits. */
export function returnPercentsOf(
  shape: DrawShape,
  play: LotteryPlay,
  odds: PrizeOdds = {},
  series: number = seriesBase,
): { readonly lowest: string; readonly highest: string } {
  return percentsOfKinds(play, lineKindsOf(shape, play), odds, series);
}

/** The same of lines whose kinds are known. */
export function percentsOfKinds(
  play: PricedPlay,
  kinds: readonly Pick<LineKind, 'wins'>[],
  odds: PrizeOdds,
  series: number = seriesBase,
): { readonly lowest: string; readonly highest: string } {
  const returns = kinds.map((kind) => returnOf(play, kind, odds, series));
  const sorted = returns.toSorted((left, right) => (ratioIsAtMost(left, right) ? -1 : 1));
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (lowest === undefined || highest === undefined) throw new RangeError(`${play.code} has no lines`);
  return { lowest: percentText(lowest, 2), highest: percentText(highest, 2) };
}

/**
 * Reads a merchant's odds of a play: only of its prizes, whole ten-thousandths, and with every line's return inside the
 * band, by the dearest series as by the cheapest.
 */
export function readPrizeOdds(
  shape: DrawShape,
  play: LotteryPlay,
  value: unknown,
  band: ReturnBand,
  highestSeries: number = seriesHighest,
): RuleResult<PrizeOdds, LotteryOddsRefusalCode> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refused('lottery.odds.invalid');
  }
  const odds: Record<string, number> = {};
  for (const [code, payout] of Object.entries(value as Record<string, unknown>)) {
    const prize = play.prizes.find((candidate) => candidate.code === code);
    if (prize === undefined || prize.isReturn === true || !isPayout(payout)) {
      return refused('lottery.odds.invalid');
    }
    odds[code] = payout;
  }
  return isInsideBand(play, lineKindsOf(shape, play), odds, band, highestSeries)
    ? accepted(odds)
    : refused('lottery.odds.outside.band');
}

/** Whether every kind of line brings back what the band allows, by the dearest series as by the cheapest. */
export function isInsideBand(
  play: PricedPlay,
  kinds: readonly Pick<LineKind, 'wins'>[],
  odds: PrizeOdds,
  band: ReturnBand,
  highestSeries: number = seriesHighest,
): boolean {
  return kinds.every(
    (kind) =>
      ratioIsAtMost(band.lowest, returnOf(play, kind, odds, seriesLowest)) &&
      ratioIsAtMost(returnOf(play, kind, odds, highestSeries), band.highest),
  );
}

function isPayout(value: unknown): value is number {
  return (
    typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= payoutTenThousandthsMaximum
  );
}
