import type { Game } from './game-card.tsx';

/** The `nodeId` of the game whose card is open. */
export type CardOfGame = Game['nodeId'];

function createGameSheetStore() {
  let shown: CardOfGame | undefined;
  const listeners = new Set<() => void>();
  const change = (next: CardOfGame | undefined) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    shownGame: () => shown,
    open: (nodeId: CardOfGame) => change(nodeId),
    close: () => change(undefined),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The one card of the page. The server shows none. */
export const gameSheet = createGameSheetStore();
