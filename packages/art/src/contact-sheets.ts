import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readTitleShelf } from '@wau/titles/title-shelf';
import sharp, { type OverlayOptions } from 'sharp';
import { drawScene, drawSymbolSheet } from './pictures/draw-theme.ts';
import { rasterise } from './pictures/make-picture.ts';
import { isThemeName, type ThemeName, themes } from './themes.ts';
import { drawTile } from './tiles/draw-tile.ts';

/** `npm run contact-sheets [folder]`: all tiles as lists show them, and each theme's symbols and scenes, to look at. */
const folder = resolve(process.argv[2] ?? 'test-results/contact-sheets');
const [tilePixels, tileColumns, tileRows, gap] = [112, 12, 10, 8];
const [sheetPixels, themeColumns, themeRows] = [480, 3, 4];

async function montage(
  pictures: readonly Buffer[],
  columns: number,
  width: number,
  height: number,
  file: string,
) {
  const rows = Math.ceil(pictures.length / columns);
  const placed = pictures.map((input, index): OverlayOptions => {
    const row = Math.floor(index / columns);
    return { input, left: gap + (index - row * columns) * (width + gap), top: gap + row * (height + gap) };
  });
  await sharp({
    create: {
      width: gap + columns * (width + gap),
      height: gap + rows * (height + gap),
      channels: 3,
      background: '#0e1022',
    },
  })
    .composite(placed)
    .png()
    .toFile(join(folder, file));
  process.stdout.write(`${join(folder, file)}\n`);
}

async function pictureTheme(name: ThemeName): Promise<Buffer> {
  const [sheet, portrait, landscape] = await Promise.all([
    rasterise(drawSymbolSheet(name), sheetPixels, sheetPixels).png().toBuffer(),
    rasterise(drawScene(name, 'portrait'), sheetPixels / 2, sheetPixels)
      .png()
      .toBuffer(),
    rasterise(drawScene(name, 'landscape'), 320, 180).png().toBuffer(),
  ]);
  return sharp({
    create: {
      width: sheetPixels * 1.5,
      height: sheetPixels,
      channels: 3,
      background: themes[name].palette.panel,
    },
  })
    .composite([
      { input: sheet, left: 0, top: 0 },
      { input: portrait, left: sheetPixels, top: 0 },
      { input: landscape, left: sheetPixels - 160, top: sheetPixels - 180 },
    ])
    .png()
    .toBuffer();
}

mkdirSync(folder, { recursive: true });
const tiles: Buffer[] = [];
for (const facts of readTitleShelf().facts) {
  if (!isThemeName(facts.theme)) continue;
  const svg = drawTile({ ...facts, theme: facts.theme });
  tiles.push(await rasterise(svg, tilePixels, tilePixels).png().toBuffer());
}
for (let from = 0; from < tiles.length; from += tileColumns * tileRows) {
  const part = tiles.slice(from, from + tileColumns * tileRows);
  await montage(part, tileColumns, tilePixels, tilePixels, `tiles-from-${from}.png`);
}
const names = Object.keys(themes) as ThemeName[];
for (let from = 0; from < names.length; from += themeColumns * themeRows) {
  const pictured = await Promise.all(names.slice(from, from + themeColumns * themeRows).map(pictureTheme));
  await montage(pictured, themeColumns, sheetPixels * 1.5, sheetPixels, `themes-from-${from}.png`);
}
