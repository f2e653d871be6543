import { seriesRebateMinor } from '@wau/rules/lottery/series-rebate';
import { multiplierOne } from '@wau/rules/multiplier';

/** What a prize of a play pays, as the menu of the game lists it. */
export interface MenuPrize {
  readonly prize: string;
  readonly oddsTenThousandths: number;
  readonly isBySeries: boolean;
  readonly isReturn: boolean;
}

/** A line group of the slip. Its lines were counted when it was picked, and are not counted again. */
export interface BetLine {
  readonly playId: string;
  readonly prizeModeId: 'Lott' | 'Elott' | 'ZY';
  /** What is picked, as it travels. */
  readonly numbers: string;
  readonly lineCount: bigint;
  readonly chargedLots: number;
  readonly unitMinor: bigint;
  readonly multiple: number;
  /** The prize group; only of plays that pay by it. */
  readonly series: number | undefined;
  /** What the player was shown for each prize, in the menu's order. */
  readonly odds: readonly number[];
  /** The most and the least that a winning line of it pays per 1 staked on a lot. */
  readonly mostOdds: number;
  readonly leastOdds: number;
}

/** The series that the odds of a menu are stated for. */
const menuSeries = 1_800;

/** What a prize pays by a series, in ten-thousandths, rounded down as the server rounds it. */
export function oddsBySeries(
  { oddsTenThousandths, isBySeries, isReturn }: MenuPrize,
  series: number | undefined,
): number {
  if (series === undefined || !isBySeries || isReturn) return oddsTenThousandths;
  return Math.floor((oddsTenThousandths * series) / menuSeries);
}

/** The return of a play by a series, where all of its prizes follow it: hundredths of a per cent. */
export function returnBySeries(
  percent: string,
  prizes: readonly MenuPrize[],
  series: number | undefined,
): number {
  const basisPoints = Math.round(Number(percent) * 100);
  const followsSeries = prizes.every(({ isBySeries, isReturn }) => isBySeries && !isReturn);
  if (series === undefined || !followsSeries) return basisPoints;
  return Math.floor((basisPoints * series) / menuSeries);
}

/** What the group costs in a draw of a multiple of 1. */
export function stakeOf({
  lineCount,
  chargedLots,
  unitMinor,
  multiple,
}: Pick<BetLine, 'lineCount' | 'chargedLots' | 'unitMinor' | 'multiple'>): bigint {
  return lineCount * BigInt(chargedLots) * unitMinor * BigInt(multiple);
}

/** What comes back of the group's stake in a draw of some multiple, where it is played by a lower series than it might. */
export function rebateOf(
  line: Pick<BetLine, 'lineCount' | 'chargedLots' | 'unitMinor' | 'multiple' | 'series'>,
  seriesHighest: number,
  drawMultiple = 1,
): bigint {
  const parts = line.series === undefined ? 0 : seriesHighest - line.series;
  return parts > 0 ? seriesRebateMinor(stakeOf(line) * BigInt(drawMultiple), parts) : 0n;
}

/** What a winning line pays at some odds, in a draw of a multiple of 1. */
export function winOf(
  { unitMinor, multiple }: Pick<BetLine, 'unitMinor' | 'multiple'>,
  odds: number,
): bigint {
  return (BigInt(odds) * unitMinor * BigInt(multiple)) / BigInt(multiplierOne);
}
