import { type RefObject, useEffect, useRef } from 'react';
import { longPressEvent } from './watch-presses.ts';

/**
 * SH-15: calls `onLongPress` when the element has been held; the tap does not happen then. What it does must be
 * reachable without a finger, too: the keyboard's and the mouse's way to it is the context menu.
 */
export function useLongPress(element: RefObject<HTMLElement | null>, onLongPress: () => void): void {
  const handler = useRef(onLongPress);
  useEffect(() => {
    handler.current = onLongPress;
  });
  useEffect(() => {
    const node = element.current;
    if (node === null) return;
    const handle = (event: Event) => {
      event.preventDefault();
      if (event.type === longPressEvent || !isTouch(event)) handler.current();
    };
    node.addEventListener(longPressEvent, handle);
    node.addEventListener('contextmenu', handle);
    return () => {
      node.removeEventListener(longPressEvent, handle);
      node.removeEventListener('contextmenu', handle);
    };
  }, [element]);
}

/** A finger that is held opens the context menu as well, a moment after the long press. */
function isTouch(event: Event): boolean {
  return 'pointerType' in event && event.pointerType === 'touch';
}
