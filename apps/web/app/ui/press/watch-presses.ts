import { beginPress, type Point, type PressGesture } from './press-gesture.ts';

/** Everything that takes a tap. */
const pressable = 'a[href], button, summary, [role="button"]';

/** Told to an element that is held; whoever handles it calls `preventDefault`, and no click follows. */
export const longPressEvent = 'longpress';

/** Browsers make a click of a touch that has moved less than this; beyond, the press mechanism does. */
const nativeTapPx = 10;
const nativeClickWaitMs = 60;

interface Press {
  readonly touchId: number;
  readonly element: HTMLElement;
  readonly from: Point;
  readonly gesture: PressGesture;
  /** Ends the listening for its end. */
  readonly over: AbortController;
}

/**
 * SH-15: makes every link and button below `root` answer to fingers in one way: `data-pressed` while one is under a
 * finger, a `longpress` event, and a click also where the finger slid off by a little. Mouse and keyboard are left
 * to the browser. Returns what ends it.
 *
 * It reads touch events, because pointer events end as soon as the browser might scroll, which is after fewer
 * pixels than a finger may slide; that the page does scroll is what the scroll event says.
 */
export function watchPresses(root: Document): () => void {
  let press: Press | undefined;
  /** The element whose next click of the browser is not wanted. */
  let swallow: HTMLElement | undefined;
  const stop = new AbortController();
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    handle: (event: DocumentEventMap[Type]) => void,
  ) => root.addEventListener(type, handle, { capture: true, passive: type !== 'click', signal: stop.signal });
  const cancel = () => {
    press?.gesture.cancel();
    press?.over.abort();
    press = undefined;
  };

  listen('pointerdown', () => {
    swallow = undefined;
  });

  listen('touchstart', (event) => {
    cancel();
    swallow = undefined;
    const [touch] = event.touches;
    const element = pressableAt(event.target);
    if (touch === undefined || event.touches.length > 1 || element === undefined) return;
    const over = new AbortController();
    press = {
      touchId: touch.identifier,
      element,
      over,
      from: pointOf(touch),
      gesture: beginPress(pointOf(touch), element.getBoundingClientRect(), {
        onShow: () => {
          element.dataset.pressed = '';
        },
        onHide: () => {
          delete element.dataset.pressed;
        },
        onLongPress: () =>
          !element.dispatchEvent(new Event(longPressEvent, { bubbles: true, cancelable: true })),
      }),
    };
    follow(touch.target, over.signal);
  });

  /** By what the finger came down on: the page hears no more of a touch once that has gone from it. */
  const follow = (target: EventTarget, signal: AbortSignal) => {
    const options = { passive: true, signal };
    target.addEventListener('touchmove', (event) => move(event as TouchEvent), options);
    target.addEventListener('touchend', (event) => end(event as TouchEvent), options);
    target.addEventListener('touchcancel', cancel, options);
  };

  const move = (event: TouchEvent) => {
    const touch = touchOf(event, press);
    if (touch !== undefined) press?.gesture.move(pointOf(touch));
  };

  const end = (event: TouchEvent) => {
    const touch = touchOf(event, press);
    if (press === undefined || touch === undefined) return;
    const { element, from, gesture, over } = press;
    press = undefined;
    over.abort();
    const at = pointOf(touch);
    if (gesture.lift(at) !== 'tap') swallow = element;
    else if (Math.hypot(at.x - from.x, at.y - from.y) > nativeTapPx) clickUnlessClicked(element);
  };

  listen('scroll', cancel);

  listen('click', (event) => {
    // A key's click, and our own, are no part of the touch.
    if (swallow === undefined || event.detail === 0) return;
    const isUnwanted = event.target instanceof Node && swallow.contains(event.target);
    swallow = undefined;
    if (!isUnwanted) return;
    event.preventDefault();
    event.stopPropagation();
  });

  return () => {
    cancel();
    stop.abort();
  };
}

/** Clicks when the browser has not done so by itself after a moment. */
function clickUnlessClicked(element: HTMLElement): void {
  let hasClicked = false;
  const heard = () => {
    hasClicked = true;
  };
  element.addEventListener('click', heard, { capture: true });
  setTimeout(() => {
    element.removeEventListener('click', heard, { capture: true });
    if (!hasClicked && element.isConnected) element.click();
  }, nativeClickWaitMs);
}

/** The finger of the press among those that an event is about. */
function touchOf(event: TouchEvent, press: Press | undefined): Touch | undefined {
  return [...event.changedTouches].find(({ identifier }) => identifier === press?.touchId);
}

function pressableAt(target: EventTarget | null): HTMLElement | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
  return element === null || element.matches(':disabled') ? undefined : element;
}

function pointOf({ clientX, clientY }: Touch): Point {
  return { x: clientX, y: clientY };
}
