import type { PlinkoDirection } from '@wau/rules/plinko/plinko';
import type { ThemeTokens } from '@wau/theme/tokens';
import { clampShare, eachFrame } from '../platform/animation.ts';
import { type CanvasSize, fitCanvas, sharpRatio } from '../ui/canvas-layer.ts';
import { disc } from '../ui/disc.ts';
import { type BoardShape, ballPosition, boardShape, bucketX, hopCount, pegPosition } from './ball-flight.ts';
import { bucketBox, drawBucket, drawPegs } from './board-drawing.ts';

export interface BoardLook {
  readonly rows: number;
  /** From left to right, in ten-thousandths. */
  readonly multipliers: readonly number[];
}

export interface Drop {
  readonly path: readonly PlinkoDirection[];
  readonly bucket: number;
  readonly ballNumber: number;
  /** From one peg to the next; zero shows the ball in its bucket at once, where it stays until the next bet. */
  readonly hopMs: number;
  readonly onTouch: (row: number) => void;
}

export interface PlinkoBoard {
  resize(size: CanvasSize): void;
  show(look: BoardLook): void;
  /** How many balls wait above the board for their bet's answer, without motion where it `isStill`. */
  setWaiting(count: number, isStill?: boolean): void;
  /** Drops a ball along a recorded path; resolves when it is in its bucket. */
  drop(drop: Drop): Promise<void>;
  /** Where a bucket is, in shares of the board. */
  bucketPlace(bucket: number): { readonly x: number; readonly y: number };
  close(): void;
}

interface FallingBall extends Drop {
  readonly startMs: number;
  touches: number;
  readonly land: () => void;
}

const glowMs = 420;
const popMs = 520;

export interface PlinkoCanvases {
  /** Pegs and buckets, drawn once. */
  readonly still: HTMLCanvasElement;
  /** Lies over it and shows only what moves. */
  readonly moving: HTMLCanvasElement;
}

/** What moves needs less sharpness, and a smaller canvas is shown sooner. */
const movingRatioMaximum = 1.5;

/** The board on two canvases, of which a frame touches only the upper one. */
export function createPlinkoBoard({ still, moving }: PlinkoCanvases, colours: ThemeTokens): PlinkoBoard {
  let size: CanvasSize = { width: 0, height: 0 };
  let look: BoardLook = { rows: 8, multipliers: [] };
  let shape: BoardShape = boardShape(1, 1, 8);
  let context: CanvasRenderingContext2D | undefined;
  let waiting = 0;
  let isStill = false;
  /** Balls that nobody saw fall: they show where they came to rest. */
  let resting: readonly FallingBall[] = [];
  let stop: (() => void) | undefined;
  let balls: FallingBall[] = [];
  /** When a peg was touched, by row and place; when a ball fell into a bucket. */
  const glows = new Map<string, number>();
  const pops = new Map<number, number>();

  function redrawStill(): void {
    if (size.width === 0 || look.multipliers.length === 0) return;
    shape = boardShape(size.width, size.height, look.rows);
    const layer = fitCanvas(still, size);
    drawPegs(layer, shape, colours);
    look.multipliers.forEach((multiplier, bucket) => {
      drawBucket(layer, shape, bucket, multiplier, colours);
    });
    requestDraw();
  }

  function requestDraw(): void {
    stop ??= eachFrame((nowMs) => {
      const isMoving = draw(nowMs);
      if (!isMoving) stop = undefined;
      return isMoving;
    });
  }

  function draw(nowMs: number): boolean {
    if (context === undefined) return false;
    context.clearRect(0, 0, size.width, size.height);
    drawGlows(context, nowMs);
    drawPops(context, nowMs);
    if (waiting > 0) drawWaiting(context, nowMs);
    const landed = balls.filter((ball) => !moveBall(ball, nowMs));
    for (const ball of balls) drawBall(context, ball, nowMs);
    for (const ball of resting) drawResting(context, ball);
    if (landed.length > 0) {
      balls = balls.filter((ball) => !landed.includes(ball));
      for (const ball of landed) {
        if (ball.hopMs === 0) resting = [...resting, ball];
        else pops.set(ball.bucket, nowMs);
        ball.land();
      }
      // What has come to rest is in the next frame for the first time.
      return true;
    }
    return balls.length > 0 || glows.size > 0 || pops.size > 0 || (waiting > 0 && !isStill);
  }

  function hopsOf(ball: FallingBall, nowMs: number): number {
    return ball.hopMs === 0 ? hopCount(ball.path) : Math.max(0, nowMs - ball.startMs) / ball.hopMs;
  }

  /** Lights the pegs passed since the last frame; answers whether the ball is still falling. */
  function moveBall(ball: FallingBall, nowMs: number): boolean {
    const hops = hopsOf(ball, nowMs);
    const { touched } = ballPosition(shape, ball.path, hops, ball.ballNumber);
    const touches = Math.min(ball.path.length, Math.floor(hops));
    if (touched !== undefined && touches > ball.touches && ball.hopMs > 0) {
      glows.set(`${touched.row}/${touched.peg}`, nowMs);
      ball.onTouch(touched.row);
    }
    ball.touches = touches;
    return hops < hopCount(ball.path);
  }

  function drawBall(layer: CanvasRenderingContext2D, ball: FallingBall, nowMs: number): void {
    const hops = hopsOf(ball, nowMs);
    // A short trail tells direction and speed; it is the same flight a little earlier.
    for (const [behind, opacity] of [
      [0.34, 0.14],
      [0.18, 0.26],
    ] as const) {
      const past = ballPosition(shape, ball.path, Math.max(0, hops - behind), ball.ballNumber);
      layer.globalAlpha = opacity;
      disc(layer, past.x, past.y, shape.ballRadius * 0.86, colours.gold);
    }
    layer.globalAlpha = 1;
    drawDisc(layer, ballPosition(shape, ball.path, hops, ball.ballNumber));
  }

  /** The ball in its bucket, which has a rim of gold. */
  function drawResting(layer: CanvasRenderingContext2D, ball: FallingBall): void {
    const { x, y, width, height } = bucketBox(shape, ball.bucket);
    layer.strokeStyle = colours.gold;
    layer.lineWidth = 2;
    layer.beginPath();
    layer.roundRect(x, y, width, height, Math.min(8, width * 0.28));
    layer.stroke();
    drawDisc(layer, { x: bucketX(shape, ball.bucket), y: shape.bucketsY - shape.ballRadius });
  }

  function drawDisc(
    layer: CanvasRenderingContext2D,
    { x, y }: { readonly x: number; readonly y: number },
  ): void {
    disc(layer, x, y, shape.ballRadius, colours.goldDeep);
    disc(layer, x, y - shape.ballRadius * 0.08, shape.ballRadius * 0.88, colours.gold);
    layer.globalAlpha = 0.75;
    disc(layer, x - shape.ballRadius * 0.3, y - shape.ballRadius * 0.38, shape.ballRadius * 0.26, '#ffffff');
    layer.globalAlpha = 1;
  }

  function drawWaiting(layer: CanvasRenderingContext2D, nowMs: number): void {
    const y = shape.firstRowY - shape.rowGap * 1.7 + shape.ballRadius + 1;
    const gap = shape.ballRadius * 2.3;
    const left = shape.centreX - ((waiting - 1) * gap) / 2;
    for (let ball = 0; ball < waiting; ball += 1) {
      layer.globalAlpha = isStill ? 0.7 : 0.55 + 0.3 * Math.sin(nowMs / 160 + ball);
      disc(layer, left + ball * gap, y, shape.ballRadius * 0.9, colours.gold);
    }
    layer.globalAlpha = 1;
  }

  function drawGlows(layer: CanvasRenderingContext2D, nowMs: number): void {
    for (const [key, sinceMs] of glows) {
      const fading = 1 - (nowMs - sinceMs) / glowMs;
      if (fading <= 0) {
        glows.delete(key);
        continue;
      }
      const [row = 0, peg = 0] = key.split('/').map(Number);
      const { x, y } = pegPosition(shape, row, peg);
      layer.globalAlpha = 0.35 * fading;
      disc(layer, x, y, shape.pegRadius * (2.2 + 1.6 * (1 - fading)), colours.gold);
      layer.globalAlpha = fading;
      disc(layer, x, y, shape.pegRadius * 1.25, colours.gold);
    }
    layer.globalAlpha = 1;
  }

  function drawPops(layer: CanvasRenderingContext2D, nowMs: number): void {
    for (const [bucket, sinceMs] of pops) {
      const share = clampShare((nowMs - sinceMs) / popMs);
      if (share === 1) pops.delete(bucket);
      // The bucket flashes, and a ring of light opens from it.
      const { x, y, width, height } = bucketBox(shape, bucket);
      layer.globalAlpha = 0.75 * (1 - share);
      layer.fillStyle = colours.text;
      layer.beginPath();
      layer.roundRect(x, y, width, height, Math.min(8, width * 0.28));
      layer.fill();
      layer.globalAlpha = 1 - share;
      layer.strokeStyle = colours.gold;
      layer.lineWidth = 2;
      layer.beginPath();
      layer.arc(x + width / 2, y + height / 2, width * (0.5 + 0.9 * share), 0, Math.PI * 2);
      layer.stroke();
    }
    layer.globalAlpha = 1;
  }

  return {
    resize(newSize) {
      size = newSize;
      context = fitCanvas(moving, size, Math.min(movingRatioMaximum, sharpRatio()));
      redrawStill();
    },
    show(newLook) {
      look = newLook;
      resting = [];
      redrawStill();
    },
    setWaiting(count, still = false) {
      if (count > waiting) resting = [];
      waiting = count;
      isStill = still;
      requestDraw();
    },
    drop(drop) {
      return new Promise((resolve) => {
        balls.push({ ...drop, startMs: performance.now(), touches: 0, land: resolve });
        requestDraw();
      });
    },
    bucketPlace: (bucket) => ({ x: bucketX(shape, bucket) / size.width, y: shape.bucketsY / size.height }),
    close() {
      stop?.();
      stop = undefined;
    },
  };
}
