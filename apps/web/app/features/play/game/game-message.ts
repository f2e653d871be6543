import { isSettingsText } from './game-settings.ts';

/** What a game tells the page around it. */
export type GameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'failed' }
  | { readonly type: 'balance'; readonly balanceMinor: string }
  | { readonly type: 'round' }
  | { readonly type: 'verify'; readonly roundId: string }
  /** The game asks who is around it. */
  | { readonly type: 'hello' }
  /** What the player has set in the game, to be told again on its next `hello`. */
  | { readonly type: 'settings'; readonly settings: string }
  | { readonly type: 'deposit' }
  /** A limit of the player's own refuses; the page around has the screen of them. */
  | { readonly type: 'limits' }
  /** A bet waits for the look back on play. */
  | { readonly type: 'check' }
  | { readonly type: 'exit' };

/** What the page tells the game. */
export type AppMessage =
  | { readonly type: 'host'; readonly settings: string | null }
  /** The balance is another one than the game's, so it should ask for it. */
  | { readonly type: 'balanceChanged' }
  /** Nothing is to go on by itself until the player is back. */
  | { readonly type: 'pause' };

/**
 * Reads a message of the framed game; `undefined` for anything else. A game is another company's page: whatever
 * it says only changes what is shown, never what is owned.
 */
export function readGameMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Readonly<Record<string, unknown>>;
  if (message.source !== 'wau-game') return undefined;
  switch (message.type) {
    case 'ready':
    case 'failed':
    case 'round':
    case 'hello':
    case 'deposit':
    case 'limits':
    case 'check':
    case 'exit':
      return { type: message.type };
    case 'balance':
      return typeof message.balanceMinor === 'string' && /^(0|[1-9]\d{0,17})$/.test(message.balanceMinor)
        ? { type: 'balance', balanceMinor: message.balanceMinor }
        : undefined;
    case 'settings':
      return isSettingsText(message.settings) ? { type: 'settings', settings: message.settings } : undefined;
    case 'verify':
      return typeof message.roundId === 'string' ? { type: 'verify', roundId: message.roundId } : undefined;
    default:
      return undefined;
  }
}
