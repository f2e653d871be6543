import { readTitleShelf } from '@wau/titles/title-shelf';
import { expect, it, test } from 'vitest';
import { rasterise } from '../pictures/make-picture.ts';
import { isThemeName } from '../themes.ts';
import { cuedEngines, drawTile } from './draw-tile.ts';
import { type Fingerprint, fingerprintCells, fingerprintOf, tileDistance } from './tile-distance.ts';

const { facts: titles } = readTitleShelf();

/**
 * How far any two tiles are apart, as the mean difference of their cells in CIELAB. Two tiles of one theme and one
 * mechanic with the same hero come to about 8; a tile beside itself with another hue of its scene, to 10.
 */
const distanceMinimum = 10;
const glancePixels = 96;

async function fingerprint(svg: string): Promise<Fingerprint> {
  const pixels = await rasterise(svg, glancePixels, glancePixels)
    .removeAlpha()
    .resize(fingerprintCells, fingerprintCells, { fit: 'fill' })
    .raw()
    .toBuffer();
  return fingerprintOf(pixels);
}

it.each(titles)(
  'the title $gameId has a theme that is drawn and a mechanic with a cue',
  ({ engine, theme }) => {
    expect(isThemeName(theme)).toBe(true);
    expect(cuedEngines).toContain(engine);
  },
);

test('no two tiles look alike', async () => {
  const prints: (readonly [string, Fingerprint])[] = [];
  for (const facts of titles) {
    if (!isThemeName(facts.theme)) continue;
    prints.push([facts.gameId, await fingerprint(drawTile({ ...facts, theme: facts.theme }))]);
  }
  const alike = prints.flatMap(([gameId, print], index) =>
    prints.slice(index + 1).flatMap(([other, otherPrint]) => {
      const distance = tileDistance(print, otherPrint);
      return distance < distanceMinimum ? [`${gameId} and ${other}: ${distance.toFixed(1)}`] : [];
    }),
  );
  expect(alike, 'choose another hero, layout, backdrop or hue in the art of title.json').toEqual([]);
}, 600_000);

test('a tile is the same every time, and its distance to itself is nothing', async () => {
  const facts = { gameId: 'any', engine: 'ways', theme: 'wau' } as const;
  expect(drawTile(facts)).toBe(drawTile(facts));
  const print = await fingerprint(drawTile(facts));
  expect(tileDistance(print, print)).toBe(0);
  const other = await fingerprint(drawTile({ ...facts, art: { hue: 150 } }));
  expect(tileDistance(print, other)).toBeGreaterThan(distanceMinimum);
});

test('black and white are a hundred apart', () => {
  const size = fingerprintCells ** 2 * 3;
  const [black, white] = [new Uint8Array(size), new Uint8Array(size).fill(255)];
  expect(tileDistance(fingerprintOf(black), fingerprintOf(white))).toBeCloseTo(100, 0);
});
