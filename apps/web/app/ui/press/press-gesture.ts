/** SH-15: how a finger's touch becomes a press. */
export const pressConstants = {
  /** A touch shows as a press after this long, so that a scroll that begins on a button does not flash it. */
  pressDelayMs: 130,
  /** Held this long, it is a long press. */
  longPressMs: 370,
  /** A press that has shown stays in sight for this long after the finger has left. */
  pressOutMs: 100,
  /** The finger may leave the element by this much and still mean it. */
  hitOffsetPx: 20,
  /** A finger that has moved further than this wanted something else. */
  cancelPx: 30,
} as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What the gesture tells; all of it happens once at most. */
export interface PressListener {
  /** The element is to look pressed, and no longer. */
  readonly onShow: () => void;
  readonly onHide: () => void;
  /** Held long enough. `true`: somebody did something about it, so it is no tap any more. */
  readonly onLongPress: () => boolean;
}

export type PressOutcome = 'tap' | 'long' | 'cancelled';

/** One touch on one element, from the finger's coming to its going. */
export interface PressGesture {
  move(to: Point): void;
  /** The finger has left the glass. */
  lift(at: Point): PressOutcome;
  /** The browser has made a scroll of it, or the page is going. */
  cancel(): void;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

export function beginPress(from: Point, box: Box, listener: PressListener): PressGesture {
  let outcome: PressOutcome | undefined;
  let isShown = false;
  const show = () => {
    if (isShown) return;
    isShown = true;
    listener.onShow();
  };
  const delayTimer = setTimeout(show, pressConstants.pressDelayMs);
  const longTimer = setTimeout(() => {
    if (listener.onLongPress()) outcome = 'long';
  }, pressConstants.longPressMs);
  const end = (how: PressOutcome): PressOutcome => {
    clearTimeout(delayTimer);
    clearTimeout(longTimer);
    outcome ??= how;
    // A quick tap shows as well, if only for a moment.
    if (outcome === 'tap') show();
    if (isShown) setTimeout(listener.onHide, outcome === 'cancelled' ? 0 : pressConstants.pressOutMs);
    return outcome;
  };
  const wandered = (to: Point) => Math.hypot(to.x - from.x, to.y - from.y) > pressConstants.cancelPx;
  return {
    move(to) {
      if (outcome === undefined && wandered(to)) end('cancelled');
    },
    lift(at) {
      if (outcome === 'cancelled') return outcome;
      return end(!wandered(at) && isNear(at, box) ? 'tap' : 'cancelled');
    },
    cancel() {
      if (outcome !== 'cancelled') end('cancelled');
    },
  };
}

function isNear({ x, y }: Point, { left, top, right, bottom }: Box): boolean {
  const { hitOffsetPx } = pressConstants;
  return (
    x >= left - hitOffsetPx && x <= right + hitOffsetPx && y >= top - hitOffsetPx && y <= bottom + hitOffsetPx
  );
}
