import { presentTileAddress } from '@wau/art/pictures/picture-addresses';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { LanguageCode } from '@wau/contract/languages';
import { nameIn, type OfferedGame } from './game-catalogue.ts';
import { isNewGame } from './game-view.ts';

type GameTile = CallValue<Calls['getHome']>['popular'][number];

/** A game as pictures with names show it. */
export function gameTile(game: OfferedGame, language: LanguageCode, nowMs: number): GameTile {
  return {
    nodeId: game.nodeId,
    gameId: game.gameId,
    gameName: nameIn(language, game),
    gameType: game.gameType,
    vassalage: game.vendorCode,
    displayName: game.vendorName,
    iconUrl: presentTileAddress(game.iconUrl),
    isNew: isNewGame(game, nowMs),
    isHot: game.hotRank !== undefined,
    returnPercent: game.returnPercent,
  };
}
