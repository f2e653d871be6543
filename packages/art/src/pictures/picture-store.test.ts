import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { presentTileAddress } from './picture-addresses.ts';
import { parsePictureName, picturePath } from './picture-name.ts';
import type { Painter } from './picture-painter.ts';
import { createPictureStore } from './picture-store.ts';

let folder: string;
let painted: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wau-pictures-'));
  painted = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Paints the name of what it is asked for. */
const painter: Painter = {
  paint: async ({ kind, subject, width }) => {
    if (subject === 'none') return undefined;
    painted.push(`${kind} ${subject} ${width}`);
    return { avif: Buffer.from(`avif ${subject} ${width}`), webp: Buffer.from(`webp ${subject} ${width}`) };
  },
  close: () => undefined,
};

const nowMs = Date.UTC(2026, 0, 1);
const openStore = (at = folder) =>
  createPictureStore({
    folder: at,
    painter,
    patientPainter: painter,
    titles: ['dice', 'plinko'].map((gameId) => ({ gameId, engine: gameId, theme: 'wau' })),
    themes: ['wau'],
    nowMs: () => nowMs,
  });

function nameOf(text: string) {
  const name = parsePictureName(text);
  if (name === undefined) throw new TypeError(`${text} names a picture`);
  return name;
}

const presentDice = presentTileAddress('/studio/art/tiles/dice.webp').slice(picturePath.length);

test('a picture is made once for all who ask at a time, in both formats, and kept', async () => {
  const store = openStore();
  const name = nameOf(presentDice);
  const [first, second] = await Promise.all([store.read(name), store.read(name)]);
  expect(first).toEqual({ content: Buffer.from('webp dice 320'), isPresent: true });
  expect(second).toEqual(first);
  const again = await openStore().read({ ...name, format: 'avif' });
  expect(again?.content).toEqual(Buffer.from('avif dice 320'));
  expect(painted).toEqual(['tiles dice 320']);
});

test('an earlier address gives the present drawing', async () => {
  expect(await openStore().read(nameOf('tiles/dice.0123456789-160.avif'))).toEqual({
    content: Buffer.from('avif dice 160'),
    isPresent: false,
  });
});

test('what does not exist is not made', async () => {
  expect(await openStore().read(nameOf('tiles/none.webp'))).toBeUndefined();
  expect(await openStore().read(nameOf('symbols/none.webp'))).toBeUndefined();
  expect(painted).toEqual([]);
});

test('a folder that cannot be written costs nobody their picture', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect((await openStore(file).read(nameOf(presentDice)))?.content).toEqual(Buffer.from('webp dice 320'));
});

test('making ahead makes every picture once, and removes what nobody asks for any more', async () => {
  await openStore().warmUp(new AbortController().signal);
  expect(painted.toSorted()).toEqual(
    [
      ...[160, 320, 512].flatMap((width) => [`tiles dice ${width}`, `tiles plinko ${width}`]),
      'symbols wau 128',
      'symbols wau 224',
      'scenes wau-portrait 720',
      'scenes wau-landscape 1280',
    ].toSorted(),
  );
  painted = [];
  const [old, recent] = ['dice.0000000000-320.webp', 'dice.1111111111-320.webp'];
  for (const file of [old, recent]) writeFileSync(join(folder, 'tiles', file), '');
  utimesSync(join(folder, 'tiles', old), nowMs / 1_000 - 15 * 86_400, nowMs / 1_000 - 15 * 86_400);
  utimesSync(join(folder, 'tiles', recent), nowMs / 1_000, nowMs / 1_000);
  await openStore().warmUp(new AbortController().signal);
  expect(painted).toEqual([]);
  expect(readdirSync(join(folder, 'tiles'))).toContain(recent);
  expect(readdirSync(join(folder, 'tiles'))).not.toContain(old);
});

test('making ahead ends when it is told to', async () => {
  const ended = new AbortController();
  ended.abort();
  await openStore().warmUp(ended.signal);
  expect(painted).toEqual([]);
});

test.each([
  'tiles/Dice.webp',
  'tiles/dice.0123456789-321.webp',
  'tiles/../dice.webp',
  'tiles/dice.png',
  'other/dice.webp',
])('%s names no picture', (text) => {
  expect(parsePictureName(text)).toBeUndefined();
});
