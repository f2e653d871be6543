import { isGameCode } from '@wau/rules/games';
import type { StudioText } from '../platform/text.tsx';

/** A game's name in the player's language; the id itself for a game that this client does not know. */
export function gameName(gameId: string, t: StudioText): string {
  return isGameCode(gameId) ? t(`game.${gameId}`) : gameId;
}
