import { type GameArt, gameArtElement, type SymbolSheet } from '@wau/art/game-art';
import type { PictureAddresses } from '@wau/art/pictures/picture-addresses';
import type { SymbolRole } from '@wau/art/symbol-roles';

/** What the page says of the game's look; `undefined` on a page without one. */
export function readGameArt(page: Document): GameArt | undefined {
  const text = page.getElementById(gameArtElement)?.textContent;
  return text === undefined || text === '' ? undefined : (JSON.parse(text) as GameArt);
}

/** The sheet for this screen. */
export function sheetFor({ sheets }: GameArt, holds: (media: string) => boolean): SymbolSheet {
  const sheet = sheets.find(({ media }) => holds(media)) ?? sheets[0];
  if (sheet === undefined) throw new TypeError('a theme has a sheet of symbols');
  return sheet;
}

/** Where a symbol stands on a sheet, in its pixels. */
export interface SheetCell {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function cellOf({ roles, columns }: GameArt, { cell }: SymbolSheet, role: SymbolRole): SheetCell {
  const index = roles.indexOf(role);
  if (index < 0) throw new RangeError(`the sheet has no ${role}`);
  const row = Math.floor(index / columns);
  return { x: (index - row * columns) * cell, y: row * cell, size: cell };
}

/**
 * Loads a picture in the best format that the browser knows, ready to be drawn on a canvas. The element that chooses
 * need not stand in the page.
 */
export async function loadPicture(
  { avif, webp }: PictureAddresses,
  page: Document,
): Promise<HTMLImageElement> {
  const picture = page.createElement('picture');
  const source = page.createElement('source');
  source.type = 'image/avif';
  source.srcset = avif;
  const image = page.createElement('img');
  image.decoding = 'async';
  picture.append(source, image);
  image.src = webp;
  await image.decode();
  return image;
}
