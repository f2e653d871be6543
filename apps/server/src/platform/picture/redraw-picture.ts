import sharp from 'sharp';
import { type ImageFormat, imageFormatOf } from './image-format.ts';

/** Enough to read every word of a receipt, and a tenth of what a phone's camera makes. */
const longestSide = 1600;
const quality = 85;
/** What a phone's camera makes (4032 x 3024); a small file that unfolds to more is a bomb, and refused by its head. */
const mostPixels = 12_500_000;
const drawingTimeoutSeconds = 10;

interface PictureRules {
  readonly formats: readonly ImageFormat[];
  readonly limitBytes: number;
}

// What members send has no place in a cache.
sharp.cache(false);

/** One at a time, so that what unfolds in memory is one picture, however many members send theirs together. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Draws a picture that somebody sent anew, as a JPEG of at most 1600 pixels a side, turned as the camera was held: of the
 * file only what is seen is left, so that nothing else travels with it, neither where it was taken nor what only claims
 * to be a picture.
 *
 * @returns `undefined` for what is not base64, too large, of another format, damaged, or of too many pixels
 */
export async function redrawPicture(base64: string, rules: PictureRules): Promise<Buffer | undefined> {
  const file = Buffer.from(base64, 'base64');
  // Node skips what is not base64; a picture with such holes is not the one that was meant.
  if (file.length > rules.limitBytes || file.toString('base64') !== base64) return undefined;
  const format = imageFormatOf(file);
  if (format === undefined || !rules.formats.includes(format)) return undefined;
  const drawn = queue.then(() => draw(file)).catch(() => undefined);
  queue = drawn;
  return drawn;
}

function draw(file: Buffer): Promise<Buffer> {
  return (
    sharp(file, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
      .rotate()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      // A JPEG has no transparency: what shows through would come out black.
      .flatten({ background: 'white' })
      .jpeg({ quality })
      .timeout({ seconds: drawingTimeoutSeconds })
      .toBuffer()
  );
}
