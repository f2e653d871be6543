import { browserSessionStorage, readStored, writeStored } from '../storage/stored-value.ts';

/** The game that a player left to put money in. */
export interface GameToReturnTo {
  readonly path: string;
  readonly gameName: string;
}

const returnKey = 'wau_return_to_game';

function isGameToReturnTo(value: unknown): value is GameToReturnTo {
  if (typeof value !== 'object' || value === null) return false;
  const { path, gameName } = value as Partial<Record<keyof GameToReturnTo, unknown>>;
  return typeof path === 'string' && /^\/m\/launchGame\?[^\\\s]*$/.test(path) && typeof gameName === 'string';
}

/** Outlives the way to the provider's page and back, and ends with the tab. */
export function readGameToReturnTo(): GameToReturnTo | undefined {
  return readStored(browserSessionStorage(), returnKey, isGameToReturnTo);
}

export function rememberGameToReturnTo(game: GameToReturnTo | undefined): void {
  writeStored(browserSessionStorage(), returnKey, game);
}
