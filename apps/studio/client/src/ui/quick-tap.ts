import type { TouchEvent } from 'react';

/**
 * What a button wears that a finger taps again and again: it acts when the finger leaves, and spares the phone the five
 * events of a mouse, with their looks for what lies under it, that would follow before a click. Mice, keyboards and
 * screen readers click as ever. A finger that has slid off the button, and a second finger, do nothing.
 */
export function quickTap(act: (() => void) | undefined) {
  return {
    onClick: act,
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      if (!event.cancelable || event.touches.length > 0) return;
      event.preventDefault();
      if (event.changedTouches.length === 1 && endsWithin(event)) act?.();
    },
  };
}

function endsWithin({ changedTouches, currentTarget }: TouchEvent<HTMLElement>): boolean {
  const touch = changedTouches.item(0);
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return touch.clientX >= left && touch.clientX <= right && touch.clientY >= top && touch.clientY <= bottom;
}
