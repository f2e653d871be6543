/** A tap that begins this soon after a screen has come, where the last one was, still means the screen before. */
export const guardMs = 350;
export const guardRadiusPx = 40;

export interface TapGuard {
  /** Another screen stands where the finger was. */
  readonly screenChanged: () => void;
  readonly stop: () => void;
}

/** What a finger or a mouse brings, in its order; the last makes something happen. */
const eventsOfATap = ['pointerdown', 'touchstart', 'pointerup', 'touchend', 'mousedown', 'mouseup', 'click'];

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * SH-15: keeps the last tap of one screen from being the first of the next. What began before the change, and what
 * begins within 350 ms of it in the same place, reaches nobody; every further tap there lengthens that. Keys, and
 * whatever else clicks without a pointer, are let through, and who writes into the new screen has seen it: from then
 * on taps are meant for it.
 */
export function guardTaps(target: EventTarget, nowMs: () => number = () => performance.now()): TapGuard {
  let last: Point | undefined;
  let isDown = false;
  let guardedUntilMs = 0;
  /** Until when events belong to a tap that is not wanted. */
  let droppedUntilMs = 0;
  const stop = new AbortController();

  const begin = (event: PointerEvent) => {
    const at = { x: event.clientX, y: event.clientY };
    const isUnwanted = nowMs() < guardedUntilMs && last !== undefined && isNear(at, last);
    droppedUntilMs = isUnwanted ? Number.POSITIVE_INFINITY : 0;
    if (isUnwanted) guardedUntilMs = nowMs() + guardMs;
    last = at;
    isDown = true;
  };
  const end = () => {
    isDown = false;
    // The click comes after the finger has gone; what clicks later is something else.
    if (droppedUntilMs > 0) droppedUntilMs = nowMs() + guardMs;
  };
  const filter = (event: Event) => {
    if (event.type === 'pointerdown' && event instanceof PointerEvent && event.isPrimary) begin(event);
    const isOfTap = !(event instanceof MouseEvent && event.type === 'click' && event.detail === 0);
    if (isOfTap && nowMs() < droppedUntilMs) {
      event.stopImmediatePropagation();
      // A field would take the focus, a link would be followed.
      if (event.type === 'mousedown' || event.type === 'click') event.preventDefault();
    }
    if (event.type === 'pointerup') end();
  };
  const options = { capture: true, signal: stop.signal };
  for (const type of eventsOfATap) target.addEventListener(type, filter, options);
  target.addEventListener('pointercancel', end, options);
  const arrived = () => {
    guardedUntilMs = 0;
  };
  target.addEventListener('input', arrived, options);

  return {
    screenChanged() {
      if (last === undefined) return;
      guardedUntilMs = nowMs() + guardMs;
      if (isDown) droppedUntilMs = Number.POSITIVE_INFINITY;
    },
    stop: () => stop.abort(),
  };
}

function isNear(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) <= guardRadiusPx;
}
