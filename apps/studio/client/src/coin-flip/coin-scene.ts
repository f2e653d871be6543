import type { CoinSide } from '@wau/rules/coin-flip/coin-flip';
import type { ThemeTokens } from '@wau/theme/tokens';
import type { DrawSymbol } from '../instant/stage.tsx';
import { clampShare, eachFrame } from '../platform/animation.ts';
import { type CanvasSize, fitCanvas } from '../ui/canvas-layer.ts';
import { drawCoin } from './coin-drawing.ts';
import { coinPose, coinShare } from './coin-motion.ts';

export interface Toss {
  readonly sides: readonly CoinSide[];
  /** The side that was to be shown; coins that show the other one stand back. */
  readonly chosen: CoinSide;
  /** 0 shows how the coins lie at once. */
  readonly durationMs: number;
  readonly onLand: (coin: number) => void;
}

export interface CoinScene {
  resize(size: CanvasSize): void;
  /** How many coins lie there, and the side that they show before a toss. */
  show(coins: number, side: CoinSide): void;
  /** Heads wear a symbol of the title's theme from now on. */
  adorn(symbols: DrawSymbol | undefined): void;
  /** Resolves when all coins lie. */
  toss(toss: Toss): Promise<void>;
  /** Ends the toss that is shown. */
  finish(): void;
  close(): void;
}

type RunningToss = Toss & { readonly startMs: number; readonly land: () => void };

export function createCoinScene(canvas: HTMLCanvasElement, colours: ThemeTokens): CoinScene {
  let size: CanvasSize = { width: 0, height: 0 };
  let context: CanvasRenderingContext2D | undefined;
  let lying: readonly CoinSide[] = ['heads'];
  /** Whose side counts, once a toss has told; `undefined` before. */
  let told: CoinSide | undefined;
  let toss: RunningToss | undefined;
  let landed = 0;
  let isFinished = false;
  let symbols: DrawSymbol | undefined;
  let stop: (() => void) | undefined;
  /** Faces are drawn once for a size: a frame only turns and copies them. */
  const faces = new Map<CoinSide, HTMLCanvasElement>();

  function radiusOf(): number {
    const count = lying.length;
    const wide = (size.width - 24) / (count * 2 + (count - 1) * 0.24);
    return Math.max(14, Math.min(wide, size.height * 0.26, 86));
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
    const running = toss;
    const share = running === undefined ? 1 : shareOf(running, nowMs);
    for (const coin of lying.keys()) drawOne(context, coin, running, share);
    if (running === undefined) return false;
    tellLanded(running, share);
    if (share < 1) return true;
    lying = running.sides;
    told = running.chosen;
    toss = undefined;
    running.land();
    // How they lie is drawn once more, with what stands back.
    return true;
  }

  function shareOf({ startMs, durationMs }: RunningToss, nowMs: number): number {
    return isFinished || durationMs === 0 ? 1 : clampShare((nowMs - startMs) / durationMs);
  }

  function tellLanded({ onLand, durationMs, sides }: RunningToss, share: number): void {
    while (landed < sides.length && coinShare(share, landed, sides.length) === 1) {
      if (durationMs > 0) onLand(landed);
      landed += 1;
    }
  }

  function drawOne(
    layer: CanvasRenderingContext2D,
    coin: number,
    running: RunningToss | undefined,
    share: number,
  ): void {
    const radius = radiusOf();
    const count = lying.length;
    const from = lying[coin] ?? 'heads';
    const to = running?.sides[coin] ?? from;
    const pose = coinPose(from, to, running === undefined ? 1 : coinShare(share, coin, count));
    const side = running === undefined ? from : pose.side;
    const x = size.width / 2 + (coin - (count - 1) / 2) * radius * 2.24;
    const ground = Math.min(size.height - radius - 16, size.height * 0.62);
    const rise = Math.max(0, ground - radius * 1.3) * pose.height;
    drawShadow(layer, x, ground + radius * 1.05, radius * (1 - 0.45 * pose.height));
    layer.save();
    layer.translate(x, ground - rise);
    layer.scale(1, Math.max(0.04, running === undefined ? 1 : pose.openness));
    layer.globalAlpha = told !== undefined && running === undefined && side !== told ? 0.42 : 1;
    layer.drawImage(faceOf(side, radius), -radius, -radius, radius * 2, radius * 2);
    layer.restore();
  }

  function drawShadow(layer: CanvasRenderingContext2D, x: number, y: number, width: number): void {
    layer.fillStyle = 'rgb(0 0 0 / 0.3)';
    layer.beginPath();
    layer.ellipse(x, y, width, width * 0.16, 0, 0, Math.PI * 2);
    layer.fill();
  }

  function faceOf(side: CoinSide, radius: number): HTMLCanvasElement {
    const known = faces.get(side);
    if (known !== undefined) return known;
    const face = document.createElement('canvas');
    const layer = fitCanvas(face, { width: radius * 2, height: radius * 2 });
    layer.translate(radius, radius);
    drawCoin(layer, radius, side, colours, symbols);
    faces.set(side, face);
    return face;
  }

  return {
    resize(next) {
      size = next;
      context = fitCanvas(canvas, size);
      faces.clear();
      requestDraw();
    },
    show(coins, side) {
      if (toss !== undefined) return;
      if (coins !== lying.length) faces.clear();
      lying = Array.from({ length: coins }, () => side);
      told = undefined;
      requestDraw();
    },
    adorn(drawn) {
      symbols = drawn;
      faces.clear();
      requestDraw();
    },
    toss(next) {
      return new Promise((resolve) => {
        isFinished = false;
        landed = 0;
        told = undefined;
        if (next.sides.length !== lying.length) {
          faces.clear();
          lying = next.sides.map(() => next.chosen);
        }
        toss = { ...next, startMs: performance.now(), land: resolve };
        requestDraw();
      });
    },
    finish() {
      isFinished = true;
    },
    close() {
      stop?.();
      toss?.land();
      toss = undefined;
    },
  };
}
