/** SH-05: a swipe longer than this that goes back shows the page at once, without the fade. */
const swipeBackPx = 100;

export interface SwipeBack {
  /** Whether the last touch was a swipe in the direction of going back. */
  wasSwipe(): boolean;
  stop(): void;
}

/** Watches touches. In right-to-left pages, back is a swipe to the left. */
export function watchSwipeBack(target: EventTarget, isRightToLeft: () => boolean): SwipeBack {
  let startX = 0;
  let movedPx = 0;
  const onStart = (event: Event) => {
    startX = touchX(event) ?? 0;
    movedPx = 0;
  };
  const onMove = (event: Event) => {
    const distance = (touchX(event) ?? startX) - startX;
    movedPx = isRightToLeft() ? -distance : distance;
  };
  target.addEventListener('touchstart', onStart, { passive: true });
  target.addEventListener('touchmove', onMove, { passive: true });
  return {
    wasSwipe: () => movedPx > swipeBackPx,
    stop() {
      target.removeEventListener('touchstart', onStart);
      target.removeEventListener('touchmove', onMove);
    },
  };
}

function touchX(event: Event): number | undefined {
  return 'touches' in event ? (event as TouchEvent).touches[0]?.clientX : undefined;
}
