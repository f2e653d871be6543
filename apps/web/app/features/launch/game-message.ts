/** What a game tells the page around it. */
export type GameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'failed' }
  | { readonly type: 'balance'; readonly balanceMinor: string }
  | { readonly type: 'round' }
  | { readonly type: 'verify'; readonly roundId: string }
  | { readonly type: 'exit' };

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
    case 'exit':
      return { type: message.type };
    case 'balance':
      return typeof message.balanceMinor === 'string' && /^(0|[1-9]\d{0,17})$/.test(message.balanceMinor)
        ? { type: 'balance', balanceMinor: message.balanceMinor }
        : undefined;
    case 'verify':
      return typeof message.roundId === 'string' ? { type: 'verify', roundId: message.roundId } : undefined;
    default:
      return undefined;
  }
}
