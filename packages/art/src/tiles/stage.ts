import type { Canvas } from '../kit/canvas.ts';
import type { Hex } from '../kit/colour.ts';
import type { Drawing } from '../kit/parts.ts';
import { round } from '../kit/paths.ts';
import type { SymbolRole } from '../symbol-roles.ts';
import type { Theme } from '../theme.ts';
import type { TitleLook } from './title-look.ts';

/** Where a drawing stands on a tile of 256: its middle, its size, its turn. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
}

/** What the parts of a tile are drawn with. */
export interface Stage {
  readonly canvas: Canvas;
  readonly theme: Theme;
  readonly look: TitleLook;
  /** The theme's two colours, turned as the tile's scene is. */
  readonly accent: Hex;
  readonly second: Hex;
}

/** The cue of a mechanic, behind what the tile shows and in front of it. */
export interface Cue {
  readonly behind: string;
  readonly front: string;
  /** Where the hero stands, if the mechanic has its own place for it; none where it has no room. */
  readonly hero?: Spot | 'none';
}

export const tileSize = 256;

/** A drawing on the tile. Its edge is as thick whatever its size is. */
export function put(stage: Stage, drawing: Drawing, { x, y, size, turn = 0 }: Spot): string {
  const { canvas, theme } = stage;
  const scale = size / 100;
  const inked = canvas.draw(drawing, {
    ink: theme.palette.ink,
    edge: Math.min(4, 3 / scale),
    hasShadow: true,
  });
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${round(scale)}) translate(-50 -50)">${inked}</g>`;
}

export function putSymbol(stage: Stage, role: SymbolRole, spot: Spot): string {
  return put(stage, stage.theme.symbols[role].bare(), spot);
}
