import { setPriority } from 'node:os';
import sharp from 'sharp';
import { barePicture } from './bare-picture.ts';
import { imageFormatOf } from './image-format.ts';
import type { DrawingAnswer, DrawingOrder } from './picture-drawer.ts';

/** Enough to read every word of a receipt, and a tenth of what a phone's camera makes. */
const longestSide = 1600;
const quality = 85;
/** What a phone's camera makes (4032 x 3024); a small file that unfolds to more is a bomb, and refused by its head. */
const mostPixels = 12_500_000;
/** The longest screenshot; a line of millions of pixels takes seconds. */
const longestSideSent = 12_000;
/** Whoever plays goes first. */
const niceness = 10;

try {
  setPriority(niceness);
} catch {
  // Where that is not allowed, pictures are drawn at the usual priority.
}

// What members send has no place in a cache, and one processor at a time is enough for it.
sharp.cache(false);
sharp.concurrency(1);

// Whoever asked has gone, so that nobody could be given what is being drawn.
process.once('disconnect', () => process.exit());

process.on('message', ({ file }: DrawingOrder) => {
  // What cannot be read is no picture, whatever the reason.
  const drawn = draw(Buffer.from(file)).catch(() => undefined);
  void drawn.then((picture) => process.send?.({ drawn: picture } satisfies DrawingAnswer));
});

async function draw(sent: Buffer): Promise<Uint8Array | undefined> {
  const format = imageFormatOf(sent);
  const file = format === undefined ? undefined : barePicture(sent, format);
  if (file === undefined) return undefined;
  const picture = sharp(file, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true });
  const { width, height } = await picture.metadata();
  if (Math.max(width, height) > longestSideSent) return undefined;
  return (
    picture
      .rotate()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      // A JPEG has no transparency: what shows through would come out black.
      .flatten({ background: 'white' })
      .jpeg({ quality })
      .toBuffer()
  );
}
