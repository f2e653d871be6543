import { Canvas } from '../kit/canvas.ts';
import { seeded } from '../kit/seeded.ts';
import { symbolRoles } from '../symbol-roles.ts';
import { type ThemeName, themes } from '../themes.ts';

/** How many cells a row and a column of a sheet have. */
export const sheetColumns = 4;

const edge = 2.2;

/** All symbols of a theme in one picture, in the order of `symbolRoles`, row by row. */
export function drawSymbolSheet(name: ThemeName): string {
  const { palette, symbols } = themes[name];
  const canvas = new Canvas();
  const cells = symbolRoles.map((role, index) => {
    const [column, row] = [index & (sheetColumns - 1), Math.floor(index / sheetColumns)];
    const drawing = canvas.draw(symbols[role].draw(), { ink: palette.ink, edge, hasShadow: true });
    // A margin keeps edge and shadow of a symbol out of its neighbours' cells.
    return `<svg x="${column * 100}" y="${row * 100}" width="100" height="100" viewBox="-7 -6 114 114">${drawing}</svg>`;
  });
  const size = sheetColumns * 100;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${canvas.definitions}${cells.join('')}</svg>`;
}

/** What a scene's sizes are measured in; a phone upright, or sideways. */
export const sceneSizes = {
  portrait: { width: 450, height: 900 },
  landscape: { width: 900, height: 506 },
} as const;

export type SceneShape = keyof typeof sceneSizes;

export function drawScene(name: ThemeName, shape: SceneShape): string {
  const { width, height } = sceneSizes[shape];
  const canvas = new Canvas();
  const random = seeded(`${name} ${shape}`);
  const layers = themes[name].scene.map((layer) => layer({ width, height, random, canvas }));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${canvas.definitions}${layers.join('')}</svg>`;
}
