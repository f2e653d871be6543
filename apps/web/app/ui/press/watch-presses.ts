import { beginPress, type Point, type PressGesture } from './press-gesture.ts';

/** Everything that takes a tap. */
const pressable = 'a[href], button, summary, [role="button"]';

/** Told to an element that is held; whoever handles it calls `preventDefault`, and no click follows. */
export const longPressEvent = 'longpress';

/** Browsers make a click of a touch that has moved less than this; beyond, the press mechanism does. */
const nativeTapPx = 10;
const nativeClickWaitMs = 60;

interface Touch {
  readonly pointerId: number;
  readonly element: HTMLElement;
  readonly from: Point;
  readonly gesture: PressGesture;
}

/**
 * SH-15: makes every link and button below `root` answer to fingers in one way: `data-pressed` while one is under a
 * finger, a `longpress` event, and a click also where the finger slid off by a little. Mouse and keyboard are left
 * to the browser. Returns what ends it.
 */
export function watchPresses(root: Document): () => void {
  let touch: Touch | undefined;
  /** The element whose next click of the browser is not wanted, or has been made already. */
  let swallow: HTMLElement | undefined;
  const stop = new AbortController();
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    handle: (event: DocumentEventMap[Type]) => void,
  ) => root.addEventListener(type, handle, { capture: true, passive: type !== 'click', signal: stop.signal });

  listen('pointerdown', (event) => {
    touch?.gesture.cancel();
    touch = undefined;
    swallow = undefined;
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    const element = pressableAt(event.target);
    if (element === undefined) return;
    touch = {
      pointerId: event.pointerId,
      element,
      from: pointOf(event),
      gesture: beginPress(pointOf(event), element.getBoundingClientRect(), {
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
  });

  listen('pointermove', (event) => {
    if (touch?.pointerId === event.pointerId) touch.gesture.move(pointOf(event));
  });

  listen('pointercancel', (event) => {
    if (touch?.pointerId !== event.pointerId) return;
    touch.gesture.cancel();
    touch = undefined;
  });

  listen('pointerup', (event) => {
    if (touch?.pointerId !== event.pointerId) return;
    const { element, from, gesture } = touch;
    touch = undefined;
    const at = pointOf(event);
    const outcome = gesture.lift(at);
    if (outcome !== 'tap') {
      swallow = element;
      return;
    }
    if (Math.hypot(at.x - from.x, at.y - from.y) <= nativeTapPx) return;
    let hasClicked = false;
    element.addEventListener(
      'click',
      () => {
        hasClicked = true;
      },
      { once: true, capture: true },
    );
    setTimeout(() => {
      if (!hasClicked && element.isConnected) element.click();
    }, nativeClickWaitMs);
  });

  listen('click', (event) => {
    if (swallow === undefined || !event.isTrusted) return;
    const isUnwanted = event.target instanceof Node && swallow.contains(event.target);
    swallow = undefined;
    if (!isUnwanted) return;
    event.preventDefault();
    event.stopPropagation();
  });

  return () => {
    touch?.gesture.cancel();
    stop.abort();
  };
}

function pressableAt(target: EventTarget | null): HTMLElement | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
  return element === null || element.matches(':disabled') ? undefined : element;
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}
