/** SH-05: a swipe longer than this that goes back shows the page at once, without the fade. */
const swipeBackPx = 100;

export interface SwipeBack {
  /** Whether a swipe in the direction of going back was the last touch before the browser last went back. */
  broughtBack(): boolean;
  stop(): void;
}

/**
 * Watches touches and the browser's going back. The page that is gone back to may take a while to load, and is
 * touched meanwhile, so that the answer is fixed when the browser goes. In right-to-left pages, back is a swipe to
 * the left.
 */
export function watchSwipeBack(target: EventTarget, isRightToLeft: () => boolean): SwipeBack {
  let startX = 0;
  let movedPx = 0;
  let wasSwipe = false;
  const onStart = (event: Event) => {
    startX = touchX(event) ?? 0;
    movedPx = 0;
  };
  // Where the finger leaves is told by its going alone: moves come a frame late, and the last may never.
  const onMove = (event: Event) => {
    const distance = (touchX(event) ?? startX) - startX;
    movedPx = isRightToLeft() ? -distance : distance;
  };
  const onBack = () => {
    wasSwipe = movedPx > swipeBackPx;
    movedPx = 0;
  };
  target.addEventListener('touchstart', onStart, { passive: true });
  target.addEventListener('touchmove', onMove, { passive: true });
  target.addEventListener('touchend', onMove, { passive: true });
  // Before the router hears of it, which may show the page at once.
  target.addEventListener('popstate', onBack, { capture: true });
  return {
    broughtBack: () => wasSwipe,
    stop() {
      target.removeEventListener('touchstart', onStart);
      target.removeEventListener('touchmove', onMove);
      target.removeEventListener('touchend', onMove);
      target.removeEventListener('popstate', onBack, { capture: true });
    },
  };
}

function touchX(event: Event): number | undefined {
  if (!('touches' in event)) return undefined;
  const { touches, changedTouches } = event as TouchEvent;
  return (touches[0] ?? changedTouches[0])?.clientX;
}
