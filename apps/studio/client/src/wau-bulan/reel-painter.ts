import type { CellPosition } from '@wau/rules/wau-bulan/wau-bulan';
import { reelCount, rowCount } from '@wau/rules/wau-bulan/wau-bulan-paylines';
import type { WauBulanSymbol } from '@wau/rules/wau-bulan/wau-bulan-symbols';
import type { ThemeTokens } from '@wau/theme/tokens';
import { clampShare, nextFrame } from '../platform/animation.ts';
import { type CanvasSize, fitCanvas, sharpRatio } from '../ui/canvas-layer.ts';
import { rasterise, type SymbolImages } from './symbol-images.ts';
import type { DrawTrace } from './win-trace.ts';

/** A reel as it stands at one moment. */
export interface ReelView {
  readonly index: number;
  /** How many symbols it has turned by. */
  readonly turn: number;
  readonly isFast: boolean;
  readonly isSuspense: boolean;
  symbolAt(place: number): WauBulanSymbol;
}

/** Puts reels on a canvas; it knows nothing of what moves them. */
export interface ReelPainter {
  /** Whether there is a canvas of some size to draw on. */
  isReady(): boolean;
  resize(size: CanvasSize): void;
  setImages(images: SymbolImages): void;
  clear(): void;
  drawReel(reel: ReelView, nowMs: number): void;
  /** Kites that have filled this share of their reels. */
  drawRising(reels: readonly number[], share: number): void;
  drawTrace(
    trace: DrawTrace,
    symbolIn: (cell: CellPosition) => WauBulanSymbol | undefined,
    sinceMs: number,
  ): void;
}

/** As round as the window behind the reels is in the style sheet. */
const cornerRadius = 12;
/** By how much a symbol that passes fast is longer. */
const fastStretch = 1.12;

type Drawings = ReadonlyMap<WauBulanSymbol, HTMLCanvasElement>;

/** `requestDraw` is called when what was drawn is no longer right. */
export function createReelPainter(
  canvas: HTMLCanvasElement,
  colours: ThemeTokens,
  requestDraw: () => void,
): ReelPainter {
  let size: CanvasSize = { width: 0, height: 0 };
  let context: CanvasRenderingContext2D | undefined;
  let images: SymbolImages | undefined;
  /** Pixels of the screen for one of CSS. */
  let ratio = 1;
  let drawings: Drawings = new Map();
  let fastDrawings: Drawings = new Map();
  let drawnPixels = 0;

  const cellWidth = () => size.width / reelCount;
  const cellHeight = () => size.height / rowCount;
  const symbolSize = () => Math.min(cellWidth(), cellHeight()) * 0.9;

  /** Draws the symbols at the size of the cells, one a frame: all of them at once would hold a slow phone up. */
  async function prepareDrawings(): Promise<void> {
    const pixels = Math.max(1, Math.round(symbolSize() * ratio));
    if (images === undefined || size.width === 0 || pixels === drawnPixels) return;
    drawnPixels = pixels;
    await draw(images, { pixels, stretch: 1 }, (drawn) => {
      drawings = drawn;
    });
    await draw(images, { pixels, stretch: fastStretch }, (drawn) => {
      fastDrawings = drawn;
    });
  }

  /** The first drawings of all are shown one by one, later ones together: until then those of another size do. */
  async function draw(
    from: SymbolImages,
    { pixels, stretch }: { readonly pixels: number; readonly stretch: number },
    show: (drawn: Drawings) => void,
  ): Promise<void> {
    const drawn = new Map<WauBulanSymbol, HTMLCanvasElement>();
    if (drawings.size === 0) show(drawn);
    for (const [symbol, image] of from) {
      // The cells have another size by now, so these drawings are no longer wanted.
      if (drawnPixels !== pixels) return;
      drawn.set(symbol, rasterise(image, pixels, Math.round(pixels * stretch)));
      requestDraw();
      await nextFrame();
    }
    if (drawnPixels !== pixels) return;
    show(drawn);
    requestDraw();
  }

  /** Fills the cells of a reel between two heights. The corners of the window are round, and so is what fills them. */
  function fillCells(layer: CanvasRenderingContext2D, reel: number, top: number, bottom: number): void {
    const radiusWhere = (isCorner: boolean) => (isCorner ? cornerRadius : 0);
    const [isFirst, isLast] = [reel === 0, reel === reelCount - 1];
    const [isTop, isBottom] = [top === 0, bottom === size.height];
    const corners = [isFirst && isTop, isLast && isTop, isLast && isBottom, isFirst && isBottom];
    layer.beginPath();
    layer.roundRect(reel * cellWidth(), top, cellWidth(), bottom - top, corners.map(radiusWhere));
    layer.fill();
  }

  function drawSuspense(layer: CanvasRenderingContext2D, reel: number, nowMs: number): void {
    layer.globalAlpha = 0.22 + 0.14 * Math.sin(nowMs / 90);
    layer.fillStyle = colours.gold;
    fillCells(layer, reel, 0, size.height);
    layer.globalAlpha = 1;
  }

  function drawSymbol(
    layer: CanvasRenderingContext2D,
    symbol: WauBulanSymbol,
    x: number,
    top: number,
    scale: number,
  ): void {
    const drawing = drawings.get(symbol);
    if (drawing === undefined) return;
    const wide = symbolSize() * scale;
    layer.drawImage(drawing, x + (cellWidth() - wide) / 2, top + (cellHeight() - wide) / 2, wide, wide);
  }

  /** Copies a drawing to whole pixels of the screen, which costs a fraction of drawing it between them. */
  function copySymbol(layer: CanvasRenderingContext2D, drawing: HTMLCanvasElement, x: number, top: number) {
    const left = (x + cellWidth() / 2) * ratio - drawing.width / 2;
    layer.drawImage(
      drawing,
      Math.round(left),
      Math.round((top + cellHeight() / 2) * ratio - drawing.height / 2),
    );
  }

  /** A kite on its way up fills this share of its cell. */
  function drawRisingKite(layer: CanvasRenderingContext2D, reel: number, row: number, share: number): void {
    const [x, top] = [reel * cellWidth(), row * cellHeight()];
    const bottom = row === rowCount - 1 ? size.height : top + cellHeight();
    layer.fillStyle = colours.surface;
    layer.globalAlpha = share;
    fillCells(layer, reel, top, bottom);
    layer.globalAlpha = 0.3 * (1 - share) + 0.08;
    layer.fillStyle = colours.gold;
    fillCells(layer, reel, top, bottom);
    layer.globalAlpha = 1;
    const grown = 1 + 0.25 * Math.sin(Math.PI * share);
    drawSymbol(layer, 'wau', x, top + (1 - share) * cellHeight() * 0.6, share * grown);
  }

  return {
    isReady: () => context !== undefined,
    resize(newSize) {
      size = newSize;
      ratio = sharpRatio();
      context = fitCanvas(canvas, size, ratio);
      prepareDrawings().catch(reportError);
      requestDraw();
    },
    setImages(loaded) {
      images = loaded;
      prepareDrawings().catch(reportError);
    },
    clear() {
      context?.clearRect(0, 0, size.width, size.height);
    },
    drawReel({ index, turn, isFast, isSuspense, symbolAt }, nowMs) {
      if (context === undefined) return;
      const x = index * cellWidth();
      if (isSuspense) drawSuspense(context, index, nowMs);
      context.setTransform(1, 0, 0, 1, 0, 0);
      const lowest = Math.floor(turn);
      for (let place = lowest; place <= lowest + rowCount; place += 1) {
        const symbol = symbolAt(place);
        const drawing = (isFast ? fastDrawings.get(symbol) : undefined) ?? drawings.get(symbol);
        const top = (rowCount - 1 - (place - turn)) * cellHeight();
        if (drawing !== undefined) copySymbol(context, drawing, x, top);
      }
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
    },
    drawRising(reels, share) {
      for (const reel of reels) {
        // The kites climb from the bottom cell to the top one, each growing into its place.
        for (let row = 0; row < rowCount; row += 1) {
          const own = clampShare(share * 2 - (rowCount - 1 - row) * 0.4);
          if (own === 0 || context === undefined) continue;
          drawRisingKite(context, reel, row, own);
        }
      }
    },
    drawTrace(trace, symbolIn, sinceMs) {
      const layer = context;
      if (layer === undefined) return;
      const drawCell = (cell: CellPosition, scale: number) => {
        const symbol = symbolIn(cell);
        if (symbol === undefined) return;
        drawSymbol(layer, symbol, cell.reel * cellWidth(), cell.row * cellHeight(), scale);
      };
      trace({ layer, size, colours, drawCell }, sinceMs);
    },
  };
}
