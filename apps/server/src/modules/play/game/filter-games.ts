import { type CurrencyCode, currencyOf } from '@wau/money/currency';
import { parseMajorText } from '@wau/money/minor';
import { InvalidRequestError } from '@wau/service/http/validator';
import type { OfferedGame } from './game-catalogue.ts';
import { isNewGame } from './game-view.ts';
import { searchGames } from './search-games.ts';

/** As clients ask for games; what is empty or absent filters nothing. */
export interface GameFilter {
  readonly gameType?: string;
  readonly vassalage?: string;
  readonly gameName?: string;
  readonly gameClassify?: string;
  readonly isNew?: string;
  /** Major units. */
  readonly minBet?: string;
  readonly minLine?: string;
}

/** The games that a filter lets through, in the order that its class or search asks for, else in the merchant's. */
export function filterGames(
  games: readonly OfferedGame[],
  filter: GameFilter,
  currencyCode: CurrencyCode,
  nowMs: number,
): readonly OfferedGame[] {
  const { gameType = '', vassalage = '', isNew = '', minLine = '' } = filter;
  const playableWithMinor = readMinBet(filter.minBet, currencyCode);
  const wantsNew = isNew === 'true' || isNew === '1';
  const left = ofType(games, gameType, nowMs).filter(
    (game) =>
      (vassalage === '' || game.vendorCode === vassalage) &&
      (!wantsNew || isNewGame(game, nowMs)) &&
      (playableWithMinor === undefined || game.minStakeMinor <= playableWithMinor) &&
      (minLine === '' || (game.lineCount ?? 0) >= Number(minLine)),
  );
  return searchGames(ofClass(left, filter.gameClassify ?? '', nowMs), filter.gameName ?? '');
}

/** The games of a kind. The words for new and hot games, and for all, stand where a kind does as well. */
export function ofType(
  games: readonly OfferedGame[],
  gameType: string,
  nowMs: number,
): readonly OfferedGame[] {
  if (gameType === 'NEW' || gameType === 'HOT') return ofClass(games, gameType, nowMs);
  return gameType === '' || gameType === 'ALL' ? games : games.filter((game) => game.gameType === gameType);
}

function readMinBet(minBet = '', currencyCode: CurrencyCode): bigint | undefined {
  if (minBet === '') return undefined;
  const minor = parseMajorText(minBet, currencyOf(currencyCode));
  if (minor === undefined) throw new InvalidRequestError('minBet');
  return minor;
}

function ofClass(games: readonly OfferedGame[], wanted: string, nowMs: number): readonly OfferedGame[] {
  switch (wanted) {
    case '':
    case 'ALL':
      return games;
    case 'NEW':
      return games.filter((game) => isNewGame(game, nowMs));
    case 'HOT':
      return hotGames(games);
    default:
      return games.filter(({ classes }) => classes.includes(wanted));
  }
}

/** More would not be hot. */
const maximumHotGames = 30;

/** What the merchant puts first, then what most members have opened lately. */
export function hotGames(games: readonly OfferedGame[]): readonly OfferedGame[] {
  return games
    .filter(({ hotRank, openedBy }) => hotRank !== undefined || openedBy > 0)
    .toSorted((one, other) => rankOf(one) - rankOf(other) || other.openedBy - one.openedBy)
    .slice(0, maximumHotGames);
}

function rankOf({ hotRank }: OfferedGame): number {
  return hotRank ?? Number.MAX_SAFE_INTEGER;
}
