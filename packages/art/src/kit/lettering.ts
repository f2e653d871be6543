/// <reference path="./opentype.d.ts" />
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype, { type Font } from 'opentype.js';
import { body, type Drawing, type Paint, type Part } from './parts.ts';
import { extentOf, type Outline, place, round } from './paths.ts';

/** Faces under the SIL Open Font License, of which pictures hold outlines alone. */
const files = {
  antique: 'abril-fatface/files/abril-fatface-latin-400-normal.woff',
  comic: 'bangers/files/bangers-latin-400-normal.woff',
  brush: 'berkshire-swash/files/berkshire-swash-latin-400-normal.woff',
  block: 'bungee/files/bungee-latin-400-normal.woff',
  roman: 'cinzel/files/cinzel-latin-900-normal.woff',
  eerie: 'creepster/files/creepster-latin-400-normal.woff',
  round: 'lilita-one/files/lilita-one-latin-400-normal.woff',
  future: 'orbitron/files/orbitron-latin-900-normal.woff',
  western: 'rye/files/rye-latin-400-normal.woff',
  gothic: 'germania-one/files/germania-one-latin-400-normal.woff',
} as const;

export type FaceName = keyof typeof files;

const opened = new Map<FaceName, Font>();

function faceOf(name: FaceName): Font {
  const known = opened.get(name);
  if (known !== undefined) return known;
  const content = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${files[name]}`)));
  const font = opentype.parse(Uint8Array.from(content).buffer);
  opened.set(name, font);
  return font;
}

interface Field {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Letter by letter: what a face does with its letters in a running text is not wanted for single words. */
function writtenOutline(font: Font, text: string): Outline {
  const size = 100;
  let x = 0;
  let outline = '';
  for (const character of text) {
    const glyph = font.charToGlyph(character);
    outline += place(glyph.getPath(0, 0, size).toPathData(2), { x });
    x += (glyph.advanceWidth * size) / font.unitsPerEm;
  }
  return outline;
}

/** The outline of a text as large as fits into a field, in its middle. */
export function textOutline(face: FaceName, text: string, field: Field): Outline {
  const outline = writtenOutline(faceOf(face), text);
  const { left: x1, top: y1, right: x2, bottom: y2 } = extentOf(outline);
  const scale = Math.min(field.width / (x2 - x1), field.height / (y2 - y1));
  return place(outline, {
    scale,
    x: round(field.x + field.width / 2 - 50 - ((x1 + x2) / 2 - 50) * scale),
    y: round(field.y + field.height / 2 - 50 - ((y1 + y2) / 2 - 50) * scale),
  });
}

/** A letter as a thing: a rim of metal around a coloured face. */
export function letter(face: FaceName, text: string, paint: Paint, rim: Paint = 'gold'): Drawing {
  const outline = textOutline(face, text, { x: 15, y: 15, width: 70, height: 70 });
  return [rimOf(outline, rim, 9), body(outline, paint)];
}

/** A stroke around an outline that is painted as one. */
function rimOf(outline: Outline, paint: Paint, width: number): Part {
  return { kind: 'rim', outline, paint, width };
}

/** Words across the lower part of a symbol: WILD, BONUS. */
export function banner(face: FaceName, text: string, paint: Paint, y = 72, height = 20): Drawing {
  const outline = textOutline(face, text, { x: 5, y, width: 90, height });
  return [rimOf(outline, '#2a0f2e', 7), body(outline, paint)];
}
