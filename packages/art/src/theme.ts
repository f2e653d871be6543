import type { Hex } from './kit/colour.ts';
import type { FaceName } from './kit/lettering.ts';
import { type Drawing, fitted } from './kit/parts.ts';
import type { Layer } from './scenes/frame.ts';
import type { SoundPalette } from './sound-palette.ts';
import type { SymbolRole } from './symbol-roles.ts';

/** A text in the languages that symbols are named in. */
export type SymbolNames = Readonly<Record<'MY' | 'EN', string>>;

export interface ThemeSymbol {
  readonly names: SymbolNames;
  /** Drawn in a box of 100 when it is first asked for. */
  readonly draw: () => Drawing;
  /** The thing alone, where the symbol has a word or rays of its reels around it. */
  readonly bare: () => Drawing;
}

/** The colours of a game's page: what is written stands on `page` or `panel` in `text`, `muted` or `accent`. */
export interface Palette {
  readonly page: Hex;
  readonly panel: Hex;
  readonly text: Hex;
  readonly muted: Hex;
  readonly accent: Hex;
  readonly second: Hex;
  /** The dark of outlines. */
  readonly ink: Hex;
}

export interface Theme {
  readonly palette: Palette;
  readonly face: FaceName;
  /** From the back to the front. */
  readonly scene: readonly Layer[];
  readonly symbols: Readonly<Record<SymbolRole, ThemeSymbol>>;
  readonly sound: SoundPalette;
}

export function symbol(MY: string, EN: string, draw: () => Drawing, bare: () => Drawing = draw): ThemeSymbol {
  return { names: { MY, EN }, draw: () => fitted(draw()), bare: () => fitted(bare()) };
}
