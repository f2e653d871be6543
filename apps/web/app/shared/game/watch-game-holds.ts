import { longPressEvent } from '../../ui/press/watch-presses.ts';
import { gameSheet } from './game-sheet-store.ts';

/**
 * SH-15: a game's link that is held opens its card instead of the game, and so does the keyboard's key for a context menu;
 * a mouse keeps the browser's. One listener for all links of a page, those whose code has not come yet included.
 */
export function watchGameHolds(page: Document): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const open = (event: Event, nodeId: number) => {
    event.preventDefault();
    gameSheet.open(nodeId);
  };
  page.addEventListener(
    longPressEvent,
    (event) => {
      const nodeId = gameAt(event.target);
      if (nodeId !== undefined) open(event, nodeId);
    },
    { signal },
  );
  page.addEventListener(
    'contextmenu',
    (event) => {
      const nodeId = gameAt(event.target);
      if (nodeId === undefined) return;
      const kind = 'pointerType' in event ? event.pointerType : '';
      // A finger that is held brings the browser's menu as well, a moment after the card.
      if (kind === 'touch' || kind === 'pen') event.preventDefault();
      else if (kind !== 'mouse') open(event, nodeId);
    },
    { signal },
  );
  return () => stop.abort();
}

function gameAt(target: EventTarget | null): number | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-game]') : null;
  return link === null ? undefined : Number(link.dataset.game);
}
