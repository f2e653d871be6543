import type { LimboCount } from '@wau/rules/limbo/limbo';
import type { ThemeTokens } from '@wau/theme/tokens';
import type { DrawSymbol } from '../instant/stage.tsx';
import { clampShare, eachFrame } from '../platform/animation.ts';
import { noise } from '../platform/noise.ts';
import { type CanvasSize, fitCanvas } from '../ui/canvas-layer.ts';
import { altitudeShare, climbMs, heightAt, topOf } from './limbo-flight.ts';
import { drawRunner } from './runner-drawing.ts';

export interface LimboLook {
  readonly runners: number;
  readonly targetHundredths: number;
  readonly targetText: string;
}

export interface Climb {
  readonly heightsHundredths: readonly number[];
  readonly counts: LimboCount;
  readonly won: boolean;
  /** 1 is the full pace; 0 shows the end at once. */
  readonly pace: number;
  /** Told the height that counts, in each frame. */
  readonly onHeight: (heightHundredths: number) => void;
}

export interface LimboScene {
  resize(size: CanvasSize): void;
  /** Climbs with the symbols of the title's theme from now on. */
  adorn(symbols: DrawSymbol | undefined): void;
  /** What waits for the next bet; what was climbed before is forgotten. */
  show(look: LimboLook): void;
  /** Resolves when all runners have come to their height. */
  climb(climb: Climb): Promise<void>;
  /** Ends the climb that is shown. */
  finish(): void;
  close(): void;
}

const starCount = 46;
const burstMs = 520;

/** The height that counts of those that all runners have now. */
function counting(heights: readonly number[], counts: LimboCount): number {
  return counts === 'highest' ? Math.max(...heights) : Math.min(...heights);
}

/** Runners that climb past a target: the scene is computed from the time since their start. */
export function createLimboScene(canvas: HTMLCanvasElement, colours: ThemeTokens): LimboScene {
  let size: CanvasSize = { width: 0, height: 0 };
  let look: LimboLook = { runners: 1, targetHundredths: 200, targetText: '' };
  let context: CanvasRenderingContext2D | undefined;
  let flight: (Climb & { readonly startMs: number; readonly endMs: number }) | undefined;
  let landed: (() => void) | undefined;
  let isFinished = false;
  let symbols: DrawSymbol | undefined;
  let stop: (() => void) | undefined;

  function requestDraw(): void {
    stop ??= eachFrame((nowMs) => {
      const isMoving = draw(nowMs);
      if (!isMoving) stop = undefined;
      return isMoving;
    });
  }

  function draw(nowMs: number): boolean {
    if (context === undefined) return false;
    const sinceMs = flight === undefined ? 0 : sinceOf(flight, nowMs);
    const heights = heightsAt(sinceMs);
    const top = topOf(look.targetHundredths, heights);
    context.clearRect(0, 0, size.width, size.height);
    drawStars(context, Math.max(...heights));
    drawTarget(context, top);
    for (const [runner, height] of heights.entries()) drawClimber(runner, height, top, sinceMs);
    if (flight === undefined) return false;
    flight.onHeight(counting(heights, flight.counts));
    if (sinceMs < flight.endMs) return true;
    landed?.();
    landed = undefined;
    return flight.pace > 0 && sinceMs < flight.endMs + burstMs;
  }

  function sinceOf({ startMs, endMs, pace }: NonNullable<typeof flight>, nowMs: number): number {
    if (pace === 0) return endMs + burstMs;
    const sinceMs = Math.max(0, nowMs - startMs) / pace;
    return isFinished ? Math.max(sinceMs, endMs) : sinceMs;
  }

  function heightsAt(sinceMs: number): readonly number[] {
    if (flight === undefined) return Array.from({ length: look.runners }, () => 100);
    return flight.heightsHundredths.map((height) => heightAt(height, sinceMs));
  }

  function yOf(height: number, top: number): number {
    const ground = size.height - 46 * Math.min(1, size.height / 320);
    // Above stand the number and what it gained.
    const sky = Math.min(132, size.height * 0.46);
    return ground - altitudeShare(height, top) * (ground - sky);
  }

  function drawStars(layer: CanvasRenderingContext2D, leader: number): void {
    const fallen = Math.log2(leader / 100) * 46;
    layer.fillStyle = colours.muted;
    for (let star = 0; star < starCount; star += 1) {
      const depth = 0.35 + 0.65 * noise(star, 3);
      const y = noise(star, 2) * size.height + fallen * depth;
      layer.globalAlpha = 0.2 + 0.45 * depth;
      const wrapped = y - Math.floor(y / size.height) * size.height;
      layer.fillRect(noise(star, 1) * size.width, wrapped, 1 + depth, 1 + depth * 1.4);
    }
    layer.globalAlpha = 1;
  }

  function drawTarget(layer: CanvasRenderingContext2D, top: number): void {
    const y = Math.round(yOf(look.targetHundredths, top)) + 0.5;
    const isReached = flight?.won === true && landed === undefined;
    layer.strokeStyle = isReached ? colours.sea : colours.gold;
    layer.lineWidth = isReached ? 3 : 1.5;
    layer.setLineDash([8, 7]);
    layer.beginPath();
    layer.moveTo(12, y);
    layer.lineTo(size.width - 12, y);
    layer.stroke();
    layer.setLineDash([]);
    layer.fillStyle = isReached ? colours.seaText : colours.goldText;
    layer.font = '700 13px system-ui, sans-serif';
    layer.textAlign = 'right';
    layer.textBaseline = 'alphabetic';
    layer.fillText(look.targetText, size.width - 14, y - 6);
  }

  function drawClimber(runner: number, height: number, top: number, sinceMs: number): void {
    if (context === undefined) return;
    const gap = Math.min(96, size.width / (look.runners + 1));
    const x = size.width / 2 + (runner - (look.runners - 1) / 2) * gap;
    const y = yOf(height, top);
    const own = flight?.heightsHundredths[runner];
    const endedMs = own === undefined ? 0 : sinceMs - climbMs(own);
    const isClimbing = own !== undefined && endedMs < 0;
    const counts =
      own === undefined || own === counting(flight?.heightsHundredths ?? [], flight?.counts ?? 'highest');
    const scale = Math.min(1, size.height / 320) * (look.runners === 1 ? 1.15 : 0.9);
    drawTrail(context, x, y, own === undefined ? 0 : 1, scale);
    context.globalAlpha = counts || isClimbing ? 1 : 0.5;
    drawRunner(context, { x, y, scale, runner, isClimbing, sinceMs }, colours, symbols);
    context.globalAlpha = 1;
    if (own !== undefined && endedMs > 0 && endedMs < burstMs) drawBurst(context, x, y, endedMs / burstMs);
  }

  function drawTrail(
    layer: CanvasRenderingContext2D,
    x: number,
    y: number,
    opacity: number,
    scale: number,
  ): void {
    const ground = size.height - 4;
    if (opacity === 0 || ground - y < 8) return;
    const fill = layer.createLinearGradient(0, y, 0, ground);
    fill.addColorStop(0, `${colours.gold}b0`);
    fill.addColorStop(1, `${colours.hibiscus}00`);
    layer.fillStyle = fill;
    layer.beginPath();
    layer.moveTo(x - 7 * scale, y + 14 * scale);
    layer.lineTo(x + 7 * scale, y + 14 * scale);
    layer.lineTo(x + 2, ground);
    layer.lineTo(x - 2, ground);
    layer.fill();
  }

  function drawBurst(layer: CanvasRenderingContext2D, x: number, y: number, share: number): void {
    layer.strokeStyle = flight?.won === true ? colours.sea : colours.hibiscus;
    layer.globalAlpha = 1 - share;
    layer.lineWidth = 4 * (1 - share) + 0.5;
    layer.beginPath();
    layer.arc(x, y, 12 + 34 * clampShare(share), 0, Math.PI * 2);
    layer.stroke();
    layer.globalAlpha = 1;
  }

  return {
    resize(next) {
      size = next;
      context = fitCanvas(canvas, size);
      requestDraw();
    },
    show(next) {
      look = next;
      if (landed === undefined) flight = undefined;
      requestDraw();
    },
    adorn(drawn) {
      symbols = drawn;
      requestDraw();
    },
    climb(climb) {
      return new Promise((resolve) => {
        isFinished = false;
        const endMs = Math.max(...climb.heightsHundredths.map(climbMs));
        flight = { ...climb, startMs: performance.now(), endMs };
        landed = resolve;
        stop?.();
        stop = undefined;
        requestDraw();
      });
    },
    finish() {
      isFinished = true;
    },
    close() {
      stop?.();
      landed?.();
    },
  };
}
