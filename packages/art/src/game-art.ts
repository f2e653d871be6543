import type { Hex } from './kit/colour.ts';
import type { PictureAddresses } from './pictures/picture-addresses.ts';
import type { SoundPalette } from './sound-palette.ts';
import type { SymbolRole } from './symbol-roles.ts';
import type { Palette } from './theme.ts';

/** One sheet: where the browser finds it, and for which screens it is the right one. */
export interface SymbolSheet extends PictureAddresses {
  /** Pixels of one cell across. */
  readonly cell: number;
  /** A media query; the first sheet whose query holds is the one to load. */
  readonly media: string;
}

/** What a game's page is told about its theme: plain JSON, without anything that draws. */
export interface GameArt {
  readonly theme: string;
  readonly palette: Palette;
  /** Symbols in the order of their cells on a sheet, row by row. */
  readonly roles: readonly SymbolRole[];
  readonly columns: number;
  readonly sheets: readonly SymbolSheet[];
  readonly scene: { readonly portrait: PictureAddresses; readonly landscape: PictureAddresses };
  readonly names: Readonly<Record<SymbolRole, string>>;
  readonly sound: SoundPalette;
}

/** The id of the element of a game's page that holds its `GameArt`. */
export const gameArtElement = 'game-art';

/** A palette as custom properties: `--art-page`, `--art-accent` and so on. */
export function paletteProperties(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, colour]: [string, Hex]) => `--art-${name}:${colour}`)
    .join(';');
}
