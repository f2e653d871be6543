import type { WheelSegment } from '@wau/rules/wheel/wheel';
import type { ThemeTokens } from '@wau/theme/tokens';
import type { DrawSymbol } from '../instant/stage.tsx';
import { eachFrame } from '../platform/animation.ts';
import { type CanvasSize, fitCanvas } from '../ui/canvas-layer.ts';
import { disc } from '../ui/disc.ts';
import { drawPointer, drawWheel, type Ring } from './wheel-drawing.ts';
import { restingTurn, segmentArc, segmentAtPointer, spinTo, turnAt } from './wheel-motion.ts';

export interface WheelLook {
  readonly outer: readonly WheelSegment[];
  /** Empty for a title without an inner wheel. */
  readonly inner: readonly WheelSegment[];
}

export type WheelName = 'outer' | 'inner';

export interface Spin {
  readonly wheel: WheelName;
  readonly place: number;
  /** 0 shows where it stops at once. */
  readonly durationMs: number;
  readonly wholeTurns: number;
  /** A segment has passed the pointer. */
  readonly onTick: () => void;
}

export interface WheelScene {
  resize(size: CanvasSize): void;
  show(look: WheelLook): void;
  /** The hub wears a symbol of the title's theme from now on. */
  adorn(symbols: DrawSymbol | undefined): void;
  /** Resolves when the wheel has come to rest. */
  spin(spin: Spin): Promise<void>;
  /** Ends the spin that is shown. */
  finish(): void;
  /** No segment is marked any longer. */
  clear(): void;
  close(): void;
}

interface Disc {
  turn: number;
  /** Where it stands at rest after a round; marked with a rim. */
  stopped: number | undefined;
  /** Drawn once for a size: a frame only turns and copies it. */
  picture: HTMLCanvasElement | undefined;
}

type RunningSpin = Spin & {
  readonly fromTurn: number;
  readonly toTurn: number;
  readonly startMs: number;
  readonly land: () => void;
};

export function createWheelScene(canvas: HTMLCanvasElement, colours: ThemeTokens): WheelScene {
  let size: CanvasSize = { width: 0, height: 0 };
  let look: WheelLook = { outer: [], inner: [] };
  let context: CanvasRenderingContext2D | undefined;
  const discs: Readonly<Record<WheelName, Disc>> = {
    outer: { turn: 0, stopped: undefined, picture: undefined },
    inner: { turn: 0, stopped: undefined, picture: undefined },
  };
  let spin: RunningSpin | undefined;
  let isFinished = false;
  let symbols: DrawSymbol | undefined;
  let stop: (() => void) | undefined;

  function ringOf(wheel: WheelName): Ring {
    const radius = Math.max(10, Math.min(size.width / 2 - 6, size.height / 2 - 12));
    if (wheel === 'inner') return { outer: radius * 0.52, inner: radius * 0.2 };
    return { outer: radius, inner: radius * (look.inner.length > 0 ? 0.56 : 0.34) };
  }

  function requestDraw(): void {
    stop ??= eachFrame((nowMs) => {
      const isMoving = draw(nowMs);
      if (!isMoving) stop = undefined;
      return isMoving;
    });
  }

  function draw(nowMs: number): boolean {
    if (context === undefined || look.outer.length === 0) return false;
    const isMoving = spin !== undefined;
    if (spin !== undefined) turn(spin, nowMs);
    context.clearRect(0, 0, size.width, size.height);
    drawDisc(context, 'outer', look.outer);
    if (look.inner.length > 0) drawDisc(context, 'inner', look.inner);
    const { outer } = ringOf('outer');
    drawHub(context);
    drawPointer(context, size.width / 2, size.height / 2 - outer + 2, 15, colours);
    return isMoving;
  }

  /** In the middle, where nothing turns. */
  function drawHub(layer: CanvasRenderingContext2D): void {
    const { inner } = ringOf(look.inner.length > 0 ? 'inner' : 'outer');
    layer.save();
    layer.translate(size.width / 2, size.height / 2);
    disc(layer, 0, 0, inner - 3, colours.goldDeep);
    disc(layer, 0, 0, inner - 6, colours.surface);
    symbols?.(layer, 'high1', inner * 1.5);
    layer.restore();
  }

  function turn(running: RunningSpin, nowMs: number): void {
    const { wheel, fromTurn, toTurn, startMs, durationMs } = running;
    const disc = discs[wheel];
    const segments = look[wheel];
    const share = isFinished || durationMs === 0 ? 1 : (nowMs - startMs) / durationMs;
    const before = segmentAtPointer(segments, disc.turn);
    disc.turn = turnAt(fromTurn, toTurn, share);
    if (segmentAtPointer(segments, disc.turn) !== before && durationMs > 0) running.onTick();
    if (share < 1) return;
    disc.stopped = segmentAtPointer(segments, disc.turn);
    spin = undefined;
    running.land();
  }

  function drawDisc(
    layer: CanvasRenderingContext2D,
    wheel: WheelName,
    segments: readonly WheelSegment[],
  ): void {
    const disc = discs[wheel];
    const ring = ringOf(wheel);
    disc.picture ??= pictureOf(segments, ring);
    layer.save();
    layer.translate(size.width / 2, size.height / 2);
    layer.rotate(disc.turn);
    const half = ring.outer + 2;
    // The inner wheel stands back until something leads to it.
    layer.globalAlpha = wheel === 'inner' && disc.stopped === undefined && spin?.wheel !== 'inner' ? 0.62 : 1;
    layer.drawImage(disc.picture, -half, -half, half * 2, half * 2);
    layer.globalAlpha = 1;
    if (disc.stopped !== undefined) markSegment(layer, segments, disc.stopped, ring);
    layer.restore();
  }

  function markSegment(
    layer: CanvasRenderingContext2D,
    segments: readonly WheelSegment[],
    segment: number,
    ring: Ring,
  ): void {
    const { from, to } = segmentArc(segments, segment);
    layer.strokeStyle = colours.text;
    layer.lineWidth = 3;
    layer.beginPath();
    layer.arc(0, 0, ring.outer - 2, from - Math.PI / 2, to - Math.PI / 2);
    layer.arc(0, 0, ring.inner + 2, to - Math.PI / 2, from - Math.PI / 2, true);
    layer.closePath();
    layer.stroke();
  }

  function pictureOf(segments: readonly WheelSegment[], ring: Ring): HTMLCanvasElement {
    const picture = document.createElement('canvas');
    const half = ring.outer + 2;
    const layer = fitCanvas(picture, { width: half * 2, height: half * 2 });
    layer.translate(half, half);
    drawWheel(layer, segments, ring, colours);
    return picture;
  }

  function forgetPictures(): void {
    discs.outer.picture = undefined;
    discs.inner.picture = undefined;
  }

  function clear(): void {
    discs.outer.stopped = undefined;
    discs.inner.stopped = undefined;
    requestDraw();
  }

  return {
    resize(next) {
      size = next;
      context = fitCanvas(canvas, size);
      forgetPictures();
      requestDraw();
    },
    show(next) {
      look = next;
      forgetPictures();
      clear();
    },
    adorn(drawn) {
      symbols = drawn;
      requestDraw();
    },
    spin(next) {
      return new Promise((resolve) => {
        isFinished = false;
        const disc = discs[next.wheel];
        if (next.wheel === 'outer') clear();
        const toTurn = spinTo(disc.turn, restingTurn(look[next.wheel], next.place), next.wholeTurns);
        spin = { ...next, fromTurn: disc.turn, toTurn, startMs: performance.now(), land: resolve };
        requestDraw();
      });
    },
    finish() {
      isFinished = true;
    },
    clear,
    close() {
      stop?.();
      spin?.land();
      spin = undefined;
    },
  };
}
