import type { GameArt } from '@wau/art/game-art';
import type { SlotSymbol } from '@wau/rules/slot/slot-symbol';
import { cellOf, loadPicture, readGameArt, sheetFor } from '../art/game-art.ts';

/** The symbols of a title's theme at any size, drawn once for each: scaling a sheet in every frame would be slow. */
export interface SymbolDrawings {
  /** `pixels` across, in pixels of the screen; `stretch` makes it longer, as a symbol is that rushes past. */
  drawing(symbol: SlotSymbol, pixels: number, stretch: number): HTMLCanvasElement;
}

/** Loads the sheet of the page's theme; `undefined` on a page without one. */
export async function loadSymbolDrawings(page: Document): Promise<SymbolDrawings | undefined> {
  const art = readGameArt(page);
  if (art === undefined) return undefined;
  const sheet = sheetFor(art, (media) => window.matchMedia(media).matches);
  return symbolDrawings(art, sheet, await loadPicture(sheet, page));
}

function symbolDrawings(
  art: GameArt,
  sheet: Parameters<typeof cellOf>[1],
  image: CanvasImageSource,
): SymbolDrawings {
  const drawn = new Map<string, HTMLCanvasElement>();
  return {
    drawing(symbol, pixels, stretch) {
      const key = `${symbol}/${pixels}/${stretch}`;
      const known = drawn.get(key);
      if (known !== undefined) return known;
      // Sizes of an earlier layout are of no use any more.
      if (drawn.size > drawingsMaximum) drawn.clear();
      const { x, y, size } = cellOf(art, sheet, symbol);
      const canvas = document.createElement('canvas');
      canvas.width = pixels;
      canvas.height = Math.round(pixels * stretch);
      canvas.getContext('2d')?.drawImage(image, x, y, size, size, 0, 0, canvas.width, canvas.height);
      drawn.set(key, canvas);
      return canvas;
    },
  };
}

/** Fifteen symbols at rest and rushing past, in the heights that reels of one title take. */
const drawingsMaximum = 240;
