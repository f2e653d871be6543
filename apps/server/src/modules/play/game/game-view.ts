import { presentTileAddress } from '@wau/art/pictures/picture-addresses';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { LanguageCode } from '@wau/contract/languages';
import { minorToWire, toMinor } from '@wau/money/minor';
import { nameIn, type OfferedGame } from './game-catalogue.ts';

export type GameView = CallValue<Calls['listHotGames']>['list'][number];

/** A game as every list shows it. */
export function gameView(game: OfferedGame, language: LanguageCode, nowMs: number): GameView {
  const gameName = nameIn(language, game);
  const iconUrl = presentTileAddress(game.iconUrl);
  return {
    nodeId: game.nodeId,
    gameId: game.gameId,
    gameName,
    nodeName: gameName,
    gameType: game.gameType,
    roomId: game.gameId,
    vassalage: game.vendorCode,
    displayName: game.vendorName,
    iconUrl,
    mobileLargeIcon: iconUrl,
    mobileSmallIcon: iconUrl,
    showIcon: game.iconUrl !== '',
    gameClassifyNew: [...game.classes],
    supportPlay: isLottery(game) ? 'trad,ent' : '',
    isNew: isNewGame(game, nowMs),
    isHot: game.hotRank !== undefined,
    returnPercent: game.returnPercent,
    minStakeMinor: minorToWire(toMinor(game.minStakeMinor)),
    maxStakeMinor: minorToWire(toMinor(game.maxStakeMinor)),
    maxWinMinor: minorToWire(toMinor(game.maxWinMinor)),
  };
}

/** Tradition and entertainment: what every lottery can be played as. */
function isLottery({ gameType }: OfferedGame): boolean {
  return gameType === 'LOTT' || gameType === 'ELOTT';
}

export function isNewGame({ newUntilMs }: OfferedGame, nowMs: number): boolean {
  return newUntilMs !== undefined && nowMs < newUntilMs;
}

const defaultPageSize = 26;

/** The page of a list that a client asks for, from 1; one beyond the end is empty. */
export function pageOf<Item>(
  items: readonly Item[],
  pageNum = 1,
  pageSize = defaultPageSize,
): { readonly items: readonly Item[]; readonly pageNum: number; readonly totalPages: number } {
  const first = (pageNum - 1) * pageSize;
  return {
    items: items.slice(first, first + pageSize),
    pageNum,
    totalPages: Math.ceil(items.length / pageSize),
  };
}
