import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type Minor, toMinor } from '@wau/money/minor';
import { countLines } from '@wau/rules/lottery/count-lines';
import { findPlay, type LotteryFamily } from '@wau/rules/lottery/lottery-family';
import { type PrizeOdds, payoutTenThousandthsOf, seriesBase } from '@wau/rules/lottery/lottery-odds';
import { chargedLotsOf, type LotteryPlay } from '@wau/rules/lottery/lottery-play';
import type { Picks } from '@wau/rules/lottery/pick-fields';
import { picksText, readPicks } from '@wau/rules/lottery/read-picks';
import { hasSameOdds } from '@wau/rules/lottery/same-odds';
import { isPaidBySeries } from '@wau/rules/lottery/series-rebate';
import { accepted, type RuleResult, refused } from '@wau/rules/rule-result';
import type { LotteryGame } from '../lottery-game/lottery-game.ts';

export type SentLine = CallBody<Calls['placeLotteryOrder']>['lines'][number];

export type LineRefusalCode =
  | 'lottery.play.unknown'
  | 'lottery.prize.mode.unknown'
  | 'lottery.picks.invalid'
  | 'lottery.picks.repeated'
  | 'lottery.picks.incomplete'
  | 'lottery.unit.invalid'
  | 'lottery.multiple.above.maximum'
  | 'lottery.series.invalid'
  | 'lottery.odds.changed'
  | 'lottery.win.above.maximum';

/** A line group as it is taken, for one draw of a multiple of 1. */
export interface PricedLine {
  readonly play: LotteryPlay;
  readonly prizeMode: SentLine['prizeModeId'];
  readonly picks: Picks;
  /** One text for the same picks. */
  readonly numbers: string;
  readonly lineCount: bigint;
  readonly unitMinor: Minor;
  readonly multiple: number;
  readonly series: number;
  /** By the play's prizes, in ten-thousandths. */
  readonly odds: readonly number[];
  readonly stakeMinor: Minor;
  /** In parts of 2,000 of the stake: what comes back when the draw is settled. */
  readonly rebateParts: number;
}

/** Larger than any stake that a game allows, so that no product leaves what the database holds. */
const largestStakeMinor = 1_000_000_000_000n;

/** What the merchant pays, and by which series its members play. */
export interface LineTerms {
  /** In place of the defaults, by the play's code. */
  readonly odds: ReadonlyMap<string, PrizeOdds>;
  readonly usualSeries: number;
  readonly highestSeries: number;
}

/** By which a line is played that names no series: never by a higher one than the member's. */
export function usualSeriesOf({
  usualSeries,
  highestSeries,
}: Pick<LineTerms, 'usualSeries' | 'highestSeries'>): number {
  return Math.min(usualSeries, highestSeries);
}

const defaultTerms: LineTerms = { odds: new Map(), usualSeries: seriesBase, highestSeries: seriesBase };

type PricedOrder = Pick<
  LotteryGame,
  'prize_modes' | 'units_minor' | 'highest_multiple' | 'highest_win_minor'
>;

/**
 * What a line group costs in one draw and what it may win where it is multiplied most (`mostMultiple`). The refusals are checked in the order in which `LineRefusalCode` lists them.
 */
export function priceLine(
  family: LotteryFamily,
  game: PricedOrder,
  line: SentLine,
  mostMultiple: number,
  terms: LineTerms = defaultTerms,
): RuleResult<PricedLine, LineRefusalCode> {
  const play = findPlay(family, line.playId);
  if (play === undefined) return refused('lottery.play.unknown');
  if (!game.prize_modes.includes(line.prizeModeId)) return refused('lottery.prize.mode.unknown');
  const read = readPicks(family.shape, play, line.numbers);
  if (!read.ok) return read;
  const unitMinor = BigInt(line.unit);
  if (!game.units_minor.some((unit) => unit === unitMinor)) return refused('lottery.unit.invalid');
  if (line.multiple * mostMultiple > game.highest_multiple) return refused('lottery.multiple.above.maximum');
  const series = line.series ?? usualSeriesOf(terms);
  if (series > terms.highestSeries) return refused('lottery.series.invalid');
  const stated = terms.odds.get(play.code) ?? {};
  const odds = play.prizes.map((prize) => payoutTenThousandthsOf(prize, stated, series));
  if (line.odds !== undefined && !hasSameOdds(line.odds, odds)) return refused('lottery.odds.changed');
  const lineCount = countLines(family.shape, play, read.value);
  const perLine = unitMinor * BigInt(line.multiple);
  const stake = lineCount * BigInt(chargedLotsOf(play)) * perLine;
  const mostWon = (BigInt(Math.max(...odds)) * perLine * BigInt(mostMultiple)) / 10_000n;
  if (mostWon > game.highest_win_minor || stake > largestStakeMinor) {
    return refused('lottery.win.above.maximum');
  }
  return accepted({
    play,
    prizeMode: line.prizeModeId,
    picks: read.value,
    numbers: picksText(family.shape, play, read.value),
    lineCount,
    unitMinor: toMinor(unitMinor),
    multiple: line.multiple,
    series,
    odds,
    stakeMinor: toMinor(stake),
    rebateParts: isPaidBySeries(play) ? terms.highestSeries - series : 0,
  });
}
