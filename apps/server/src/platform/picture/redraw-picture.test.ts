import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { redrawPicture } from './redraw-picture.ts';
import { pngOf } from './testing/png-chunks.ts';

const rules = { formats: ['jpg', 'png'], limitBytes: 1024 * 1024, sender: 'mem_1' } as const;

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c2452d' } });
const redraw = (file: Uint8Array) => redrawPicture(Buffer.from(file).toString('base64'), rules);

/** A PNG whose head tells of a size that its few bytes unfold to. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(8, 8);
  return pngOf([
    ['IHDR', head],
    ['IDAT', deflateSync(Buffer.alloc(1_000_000))],
    ['IEND', Buffer.alloc(0)],
  ]);
}

describe('S7 a picture is drawn anew', () => {
  test('as a JPEG of at most 1600 pixels a side, smaller ones in their size', async () => {
    const large = await redraw(await drawing(3200, 800).png().toBuffer());
    expect(await sharp(large).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 400 });
    const small = await redraw(await drawing(40, 30).jpeg().toBuffer());
    expect(await sharp(small).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 });
  });

  test('without what the file tells besides, turned as the camera was held', async () => {
    const told = await drawing(40, 30)
      .withExif({ IFD0: { Copyright: 'secret-place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const redrawn = await redraw(told);
    const { width, height, exif } = await sharp(redrawn).metadata();
    expect({ width, height, exif }).toEqual({ width: 30, height: 40, exif: undefined });
    expect(redrawn?.includes('secret-place')).toBe(false);
  });

  test('so that a script behind a picture is gone', async () => {
    const polyglot = Buffer.concat([
      await drawing(8, 8).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const redrawn = await redraw(polyglot);
    expect(redrawn).toBeDefined();
    expect(redrawn?.includes('<script>')).toBe(false);
  });

  test('white where it was see-through', async () => {
    const clear = { create: { width: 4, height: 4, channels: 4, background: '#0000' } } as const;
    const { data } = await sharp(await redraw(await sharp(clear).png().toBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.min(...data)).toBeGreaterThan(250);
  });
});

describe('S7 what is no such picture is refused', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

  test.each([
    ['a drawing with a script', async () => svg],
    [
      'a drawing behind the first bytes of a PNG',
      async () => Buffer.concat([bomb(1, 1).subarray(0, 8), svg]),
    ],
    ['another format', () => drawing(8, 8).webp().toBuffer()],
    ['a picture that is cut off', async () => (await drawing(900, 900).png().toBuffer()).subarray(0, 200)],
    ['a few bytes that unfold to a hundred megapixels', async () => bomb(10_000, 10_000)],
    ['a PNG without its end', async () => (await drawing(8, 8).png().toBuffer()).subarray(0, -12)],
    ['a line of more pixels than any screen has', () => drawing(12_001, 1).png().toBuffer()],
    [
      'one byte too many',
      async () => Buffer.concat([await drawing(8, 8).png().toBuffer(), Buffer.alloc(rules.limitBytes)]),
    ],
    ['nothing', async () => Buffer.alloc(0)],
  ])('%s', async (_, file) => {
    expect(await redraw(await file())).toBeUndefined();
  });

  test('what is not base64', async () => {
    const base64 = (await drawing(8, 8).png().toBuffer()).toString('base64');
    expect(await redrawPicture(`data:image/png;base64,${base64}`, rules)).toBeUndefined();
    expect(await redrawPicture(`${base64.slice(0, 20)}!${base64.slice(20)}`, rules)).toBeUndefined();
  });

  test('and the next one is drawn all the same', async () => {
    const [broken, whole] = await Promise.all([
      redraw(bomb(9_000, 9_000)),
      redraw(await drawing(8, 8).png().toBuffer()),
    ]);
    expect(broken).toBeUndefined();
    expect(whole).toBeDefined();
  });
});
