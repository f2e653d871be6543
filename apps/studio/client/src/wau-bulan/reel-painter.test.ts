import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { themeColours } from '../ui/theme-colours.ts';
import { createReelPainter } from './reel-painter.ts';

const size = { width: 303, height: 181 };
/** Pixels of the screen that a symbol takes at rest: nine tenths of the smaller side of its cell. */
const symbolPixels = 109;

let frames: (() => void)[];
beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (step: () => void) => frames.push(step));
  vi.stubGlobal('reportError', expect.fail);
  vi.stubGlobal('devicePixelRatio', 2);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Drawn {
  readonly heightPixels: number;
  /** Where it is put, and its size where it is not just copied. */
  readonly at: readonly number[];
  readonly ratio: number;
}

/** A painter whose only symbol is drawn, and what it draws. */
async function openPainter() {
  const canvas = document.createElement('canvas');
  const drawn: Drawn[] = [];
  const filled: unknown[][] = [];
  let ratio = 1;
  const layer = new Proxy(
    {
      setTransform: (scale: number) => {
        ratio = scale;
      },
      drawImage: ({ height }: HTMLCanvasElement, ...at: number[]) =>
        void drawn.push({ heightPixels: height, at, ratio }),
      roundRect: (...shape: unknown[]) => void filled.push(shape),
    } as Record<string | symbol, unknown>,
    { get: (own, name) => own[name] ?? (() => undefined), set: () => true },
  );
  vi.spyOn(canvas, 'getContext').mockReturnValue(layer as unknown as CanvasRenderingContext2D);
  const painter = createReelPainter(canvas, themeColours(), () => undefined);
  painter.resize(size);
  painter.setImages(new Map([['wau', new Image()]]));
  const takeFrame = async () => {
    for (const step of frames.splice(0)) step();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { painter, drawn, filled, takeFrame };
}

const reel = (turn: number, isFast = false) => ({
  index: 1,
  turn,
  isFast,
  isSuspense: false,
  symbolAt: () => 'wau' as const,
});

test('a reel that turns is copied to whole pixels, only where it can be seen, and what follows is drawn as before', async () => {
  const { painter, drawn } = await openPainter();
  painter.drawReel(reel(0.3), 0);
  expect(drawn).toHaveLength(4);
  for (const { at, ratio, heightPixels } of drawn) {
    expect({ heightPixels, ratio, isWhole: at.every(Number.isInteger), values: at.length }).toEqual({
      heightPixels: symbolPixels,
      ratio: 1,
      isWhole: true,
      values: 2,
    });
  }
  const [, lowest] = drawn[0]?.at ?? [];
  // The cell below the last one has moved up by a share of itself.
  expect(lowest).toBe(Math.round(((2 + 0.3 + 0.5) * size.height * 2) / 3 - symbolPixels / 2));
  painter.drawTrace(
    ({ drawCell }) => drawCell({ reel: 0, row: 0 }, 1.07),
    () => 'wau',
    0,
  );
  expect(drawn.at(-1)).toMatchObject({ ratio: 2, at: { length: 4 } });
});

test('a symbol that passes fast is longer as soon as it has been drawn so', async () => {
  const { painter, drawn, takeFrame } = await openPainter();
  painter.drawReel(reel(0, true), 0);
  expect(drawn[0]?.heightPixels).toBe(symbolPixels);
  await takeFrame();
  await takeFrame();
  await takeFrame();
  drawn.length = 0;
  painter.drawReel(reel(0, true), 0);
  expect(drawn[0]?.heightPixels).toBe(Math.round(symbolPixels * 1.12));
  expect(drawn[0]?.at.every(Number.isInteger)).toBe(true);
});

test('what fills a reel is as round as the window in its outer corners, and nowhere else', async () => {
  const { painter, filled } = await openPainter();
  for (const index of [0, 2, 4]) painter.drawReel({ ...reel(0), index, isSuspense: true }, 0);
  painter.drawRising([4], 1);
  const corners = filled.map((shape) => shape.at(-1));
  expect(corners.slice(0, 3)).toEqual([
    [12, 0, 0, 12],
    [0, 0, 0, 0],
    [0, 12, 12, 0],
  ]);
  // Each kite fills its cell twice, from the top one down.
  expect(corners.slice(3)).toEqual([
    [0, 12, 0, 0],
    [0, 12, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 12, 0],
    [0, 0, 12, 0],
  ]);
});

test('cells that change their size while symbols are drawn have all of them in the new one', async () => {
  const { painter, drawn, takeFrame } = await openPainter();
  painter.resize({ width: 202, height: 181 });
  for (let frame = 0; frame < 6; frame += 1) await takeFrame();
  drawn.length = 0;
  painter.drawReel(reel(0), 0);
  painter.drawReel(reel(0, true), 0);
  // Nine tenths of a fifth of the new width, twice as sharp.
  expect(new Set(drawn.map(({ heightPixels }) => heightPixels))).toEqual(new Set([73, 82]));
});
