import type { Hex } from './colour.ts';
import { extentOf, type Outline, place } from './paths.ts';

/** Metals are more than one colour: they mirror a sky and a horizon. */
export type Metal = 'gold' | 'silver' | 'bronze';
export type Paint = Hex | Metal;

/** What drawings are made of. Light falls on bodies from the top left; marks and lines lie flat on them. */
export type Part =
  | { readonly kind: 'body'; readonly outline: Outline; readonly paint: Paint; readonly isDull: boolean }
  | { readonly kind: 'mark'; readonly outline: Outline; readonly paint: Paint; readonly opacity: number }
  | {
      readonly kind: 'line';
      readonly outline: Outline;
      readonly paint: Paint;
      readonly width: number;
      readonly opacity: number;
    }
  | {
      /** A stroke thick enough to be a body of its own: a rope, a tail, a stem. */
      readonly kind: 'rod';
      readonly outline: Outline;
      readonly paint: Paint;
      readonly width: number;
    }
  | {
      /** A painted stroke around a letter, with an edge of its own. */
      readonly kind: 'rim';
      readonly outline: Outline;
      readonly paint: Paint;
      readonly width: number;
    }
  | {
      readonly kind: 'glow';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly paint: Hex;
      readonly opacity: number;
    }
  | {
      /** SVG that was drawn elsewhere, in a box of 100. */
      readonly kind: 'foreign';
      readonly svg: string;
    };

export type Drawing = readonly Part[];

/** A thing with an edge that catches the light. */
export function body(outline: Outline, paint: Paint): Part {
  return { kind: 'body', outline, paint, isDull: false };
}

/** A thing of cloth, fur or shade, without gloss. */
export function dull(outline: Outline, paint: Paint): Part {
  return { kind: 'body', outline, paint, isDull: true };
}

export function mark(outline: Outline, paint: Paint, opacity = 1): Part {
  return { kind: 'mark', outline, paint, opacity };
}

export function line(outline: Outline, paint: Paint, width = 2, opacity = 1): Part {
  return { kind: 'line', outline, paint, width, opacity };
}

export function rod(outline: Outline, paint: Paint, width = 5): Part {
  return { kind: 'rod', outline, paint, width };
}

export function glow(x: number, y: number, radius: number, paint: Hex, opacity = 0.8): Part {
  return { kind: 'glow', x, y, radius, paint, opacity };
}

interface Move {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly turn?: number;
  readonly mirrored?: boolean;
}

/** A whole drawing moved: widths go along, and the light stays where it is. */
export function moved(drawing: Drawing, move: Move): Drawing {
  const scale = move.scale ?? 1;
  return drawing.map((part): Part => {
    if (part.kind === 'glow') {
      const [, x = 0, y = 0] = /M(\S+) (\S+)/.exec(place(`M${part.x} ${part.y}`, move)) ?? [];
      return { ...part, x: Number(x), y: Number(y), radius: part.radius * scale };
    }
    if (part.kind === 'foreign') {
      const flipped = move.mirrored === true ? -scale : scale;
      const transform = `translate(${50 + (move.x ?? 0)} ${50 + (move.y ?? 0)}) rotate(${move.turn ?? 0}) scale(${flipped} ${scale}) translate(-50 -50)`;
      return { ...part, svg: `<g transform="${transform}">${part.svg}</g>` };
    }
    const outline = place(part.outline, move);
    if (part.kind === 'line' || part.kind === 'rod' || part.kind === 'rim')
      return { ...part, outline, width: part.width * scale };
    return { ...part, outline };
  });
}

/** A drawing that fills the hundred, as large as it goes; symbols stand beside each other and are to look alike in size. */
export function fitted(drawing: Drawing, size = 98): Drawing {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const part of drawing) {
    if (part.kind === 'foreign') return drawing;
    if (part.kind === 'glow' || part.kind === 'mark' || part.kind === 'line') continue;
    const half = part.kind === 'body' ? 0 : part.width / 2;
    const extent = extentOf(part.outline);
    left = Math.min(left, extent.left - half);
    top = Math.min(top, extent.top - half);
    right = Math.max(right, extent.right + half);
    bottom = Math.max(bottom, extent.bottom + half);
  }
  if (!Number.isFinite(left)) return drawing;
  const scale = Math.min(size / (right - left), size / (bottom - top));
  return moved(drawing, {
    scale,
    x: -((left + right) / 2 - 50) * scale,
    y: -((top + bottom) / 2 - 50) * scale,
  });
}
