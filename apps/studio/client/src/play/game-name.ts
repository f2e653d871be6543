import type { StudioText } from '../platform/text.tsx';

/** A game's name in the player's language; the id itself for a game that this client does not know. */
export function gameName(gameId: string, t: StudioText): string {
  if (gameId === 'dice') return t('game.dice');
  if (gameId === 'plinko') return t('game.plinko');
  return gameId === 'wau-bulan' ? t('game.wauBulan') : gameId;
}
