import { themeVersion, tileVersion } from './drawing-version.ts';
import { picturePath, pictureWidths } from './picture-name.ts';

const tilePattern = /^\/studio\/art\/tiles\/([a-z0-9-]+)\.webp$/;

/** Where a title's tile is whatever it looks like: what an operator's database keeps. */
export function lastingTileAddress(gameId: string): string {
  return `${picturePath}tiles/${gameId}.webp`;
}

/** The lasting address of a tile as the one of its present drawing, which may be kept for ever; others as they are. */
export function presentTileAddress(address: string): string {
  const gameId = tilePattern.exec(address)?.[1];
  const version = gameId === undefined ? undefined : tileVersion(gameId);
  return version === undefined ? address : `${picturePath}tiles/${gameId}.${version}.webp`;
}

/** One picture in both formats, for the `<source>` and the `<img>` of a `<picture>`. */
export interface PictureAddresses {
  readonly avif: string;
  readonly webp: string;
}

function addresses(
  kind: 'symbols' | 'scenes',
  subject: string,
  theme: string,
  width: number,
): PictureAddresses {
  const base = `${picturePath}${kind}/${subject}.${themeVersion(theme)}-${width}`;
  return { avif: `${base}.avif`, webp: `${base}.webp` };
}

/** The sheet of a theme's symbols for phones, and the one for larger or finer screens. */
export function sheetAddresses(theme: string): {
  readonly cell128: PictureAddresses;
  readonly cell224: PictureAddresses;
} {
  const [small, large] = pictureWidths.symbols;
  return {
    cell128: addresses('symbols', theme, theme, small),
    cell224: addresses('symbols', theme, theme, large),
  };
}

export function sceneAddresses(theme: string): {
  readonly portrait: PictureAddresses;
  readonly landscape: PictureAddresses;
} {
  const [narrow, wide] = pictureWidths.scenes;
  return {
    portrait: addresses('scenes', `${theme}-portrait`, theme, narrow),
    landscape: addresses('scenes', `${theme}-landscape`, theme, wide),
  };
}
