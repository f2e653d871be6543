import sharp from 'sharp';
import { expect, test } from 'vitest';
import { barePicture } from './bare-picture.ts';
import { type PngChunk, pngOf, withChunks } from './testing/png-chunks.ts';

const drawing = sharp({ create: { width: 8, height: 8, channels: 4, background: '#c2452d' } });
const png = await drawing.png({ palette: true }).toBuffer();
const end: PngChunk = ['IEND', Buffer.alloc(0)];

test.each(['tEXt', 'zTXt', 'iTXt', 'iCCP', 'eXIf', 'sPLT', 'teSt'])(
  'S7 of a PNG %s is left out and all that is seen stays',
  async (type) => {
    const told = withChunks(png, [[type, Buffer.from('name\0\0content')]]);
    const bare = barePicture(told, 'png');
    expect(bare).toEqual(barePicture(png, 'png'));
    expect(bare?.includes(type)).toBe(false);
    expect(await sharp(bare).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer());
  },
);

test('S7 what stands behind the end of a PNG is left out', () => {
  expect(barePicture(Buffer.concat([png, Buffer.from('<script>')]), 'png')).toEqual(barePicture(png, 'png'));
});

test.each([
  ['is cut off before its end', png.subarray(0, png.length - 12)],
  ['is cut off within a chunk', png.subarray(0, 40)],
  ['has a chunk that says to be longer than the file', longer(pngOf([['IDAT', Buffer.alloc(4)], end]))],
  ['is nothing but a head', png.subarray(0, 8)],
])('S7 a PNG that %s is none', (_, file) => {
  expect(barePicture(file, 'png')).toBeUndefined();
});

test('S7 a photograph of a hundred scans is taken as it is, and one of more is none', async () => {
  const jpeg = await drawing.jpeg().toBuffer();
  const scans = (count: number) =>
    Buffer.concat([jpeg, ...Array.from({ length: count - 1 }, () => Buffer.from([0xff, 0xda, 0, 2]))]);
  expect(barePicture(scans(100), 'jpg')).toEqual(scans(100));
  expect(barePicture(scans(101), 'jpg')).toBeUndefined();
});

/** The same file, whose first chunk claims a byte more than there is. */
function longer(file: Buffer): Buffer {
  const changed = Buffer.from(file);
  changed.writeUInt32BE(file.length, 8);
  return changed;
}
