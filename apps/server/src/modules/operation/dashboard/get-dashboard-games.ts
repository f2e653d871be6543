import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { GameGrouping } from '@wau/contract/return-standings';
import { minorToWire, toMinor } from '@wau/money/minor';
import { requireDays } from '../../../platform/calendar/require-days.ts';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { gameOfHouseAccount } from '../../play/betting/bet.ts';
import { grossRevenueOf, noMoney, type PlayFigures, withPlay } from './dashboard-figures.ts';
import { selectTitles, type TitleRow } from './dashboard-games-sql.ts';
import {
  type PlayedStakes,
  returnBandOf,
  returnOfAll,
  standingOf,
  type TheoreticalReturn,
} from './return-band.ts';

type GamesRow = CallValue<Calls['getDashboardGames']>['rows'][number];
type GroupName = Pick<GamesRow, 'key' | 'name' | 'vendor' | 'category'>;

/** What was played of one title. */
interface PlayedTitle {
  readonly vendorCode: string;
  readonly gameId: string;
  readonly play: PlayFigures;
  readonly stakes: PlayedStakes;
  readonly title: TitleRow | undefined;
}

/** What play came to by category, vendor or title, and whether it lies where the titles' mathematics puts it. */
export async function getDashboardGames(
  parts: Pick<ServerParts, 'ledger' | 'runner'>,
  context: Pick<OperatorContext, 'merchant' | 'language'>,
  query: CallQuery<Calls['getDashboardGames']>,
): Promise<CallValue<Calls['getDashboardGames']>> {
  const titles = await playedTitles(parts, context, query);
  const groups = Map.groupBy(titles, (title) => groupOf(title, query.groupBy).key);
  return {
    currencyCode: context.merchant.currencyCode,
    rows: [...groups.values()]
      .map((ofGroup) => rowOf(ofGroup, query.groupBy))
      .sort((one, other) => Number(BigInt(other.turnoverMinor) - BigInt(one.turnoverMinor))),
  };
}

async function playedTitles(
  { ledger, runner }: Pick<ServerParts, 'ledger' | 'runner'>,
  { merchant: { merchantCode }, language }: Pick<OperatorContext, 'merchant' | 'language'>,
  query: CallQuery<Calls['getDashboardGames']>,
): Promise<readonly PlayedTitle[]> {
  const [sums, rows] = await Promise.all([
    ledger.houseSums({ merchantId: merchantCode, ...requireDays(query) }),
    selectTitles(runner, merchantCode, language),
  ]);
  const titles = new Map(rows.map((row) => [`${row.vendor_code}:${row.game_id}`, row]));
  const byAccount = Map.groupBy(sums, ({ accountId }) => accountId);
  return [...byAccount].flatMap(([accountId, ofAccount]) => {
    const game = gameOfHouseAccount(accountId);
    if (game === undefined) return [];
    const play = ofAccount.reduce(withPlay, noMoney);
    const squareSum = ofAccount.reduce(
      (sum, each) =>
        sum + (each.reason === 'game.bet' ? 1 : each.reason === 'game.rollback' ? -1 : 0) * each.squareSum,
      0,
    );
    return [
      {
        vendorCode: game.vendorCode,
        gameId: game.gameId,
        play,
        stakes: { stakeMinor: Number(play.turnoverMinor), squareSum: Math.max(0, squareSum) },
        title: game.source === 'vendor' ? titles.get(`${game.vendorCode}:${game.gameId}`) : undefined,
      },
    ];
  });
}

function groupOf({ vendorCode, gameId, title }: PlayedTitle, groupBy: GameGrouping): GroupName {
  const category = title?.game_type ?? '';
  switch (groupBy) {
    case 'category':
      return { key: category, name: category, vendor: '', category: '' };
    case 'vendor':
      return { key: vendorCode, name: title?.vendor_name ?? vendorCode, vendor: '', category: '' };
    case 'title':
      return {
        key: `${vendorCode}:${gameId}`,
        name: title?.game_name ?? gameId,
        vendor: title?.vendor_name ?? vendorCode,
        category,
      };
  }
}

function rowOf(titles: readonly PlayedTitle[], groupBy: GameGrouping): GamesRow {
  const [first] = titles;
  if (first === undefined) throw new Error('a group has a title');
  const play = titles.map((title) => title.play).reduce(sumOfPlay);
  const stakes = {
    stakeMinor: titles.reduce((sum, title) => sum + title.stakes.stakeMinor, 0),
    squareSum: titles.reduce((sum, title) => sum + title.stakes.squareSum, 0),
  };
  // A title whose stakes were all given back has said nothing.
  const theoretical = returnOfAll(
    titles
      .filter((title) => title.stakes.stakeMinor > 0)
      .map((title) => ({ played: title.stakes, theoretical: theoreticalOf(title.title) })),
  );
  const returnPercent =
    play.turnoverMinor > 0n ? (100 * Number(play.payoutMinor)) / Number(play.turnoverMinor) : null;
  const band = theoretical === undefined ? undefined : returnBandOf(stakes, theoretical);
  return {
    ...groupOf(first, groupBy),
    betCount: play.betCount,
    turnoverMinor: minorToWire(toMinor(play.turnoverMinor)),
    payoutMinor: minorToWire(toMinor(play.payoutMinor)),
    grossRevenueMinor: minorToWire(toMinor(grossRevenueOf(play))),
    returnPercent: rounded(returnPercent),
    theoreticalPercent: rounded(theoretical?.lowestPercent ?? null),
    bandLowPercent: rounded(band?.lowPercent ?? null),
    bandHighPercent: rounded(band?.highPercent ?? null),
    standing: standingOf(returnPercent ?? 0, play.betCount, returnPercent === null ? undefined : band),
  };
}

function theoreticalOf(title: TitleRow | undefined): TheoreticalReturn | undefined {
  if (title === undefined || title.standard_deviation === null) return undefined;
  return {
    lowestPercent: title.return_percent,
    highestPercent: title.highest_return_percent ?? title.return_percent,
    standardDeviation: title.standard_deviation,
  };
}

function sumOfPlay(one: PlayFigures, other: PlayFigures): PlayFigures {
  return {
    betCount: one.betCount + other.betCount,
    turnoverMinor: one.turnoverMinor + other.turnoverMinor,
    payoutMinor: one.payoutMinor + other.payoutMinor,
  };
}

/** To four places, as titles state theirs. */
function rounded(percent: number | null): number | null {
  return percent === null ? null : Math.round(percent * 10_000) / 10_000;
}
