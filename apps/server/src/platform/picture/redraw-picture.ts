import { type ImageFormat, imageFormatOf } from './image-format.ts';
import { createPictureDrawer } from './picture-drawer.ts';

interface PictureRules {
  readonly formats: readonly ImageFormat[];
  readonly limitBytes: number;
  /** Whose it is; senders take turns. */
  readonly sender: string;
}

/** One for the process, so that what unfolds in memory is one picture, however many members send theirs together. */
const drawer = createPictureDrawer();

/**
 * Draws a picture that somebody sent anew, as a JPEG of at most 1600 pixels a side, turned as the camera was held: of the
 * file only what is seen is left, so that nothing else travels with it, neither where it was taken nor what only claims
 * to be a picture.
 *
 * @returns `undefined` for what is not base64, too large, of another format, damaged, of too many pixels, or too long to
 *   draw
 * @throws OverloadError when too many pictures wait
 */
export async function redrawPicture(base64: string, rules: PictureRules): Promise<Buffer | undefined> {
  const file = Buffer.from(base64, 'base64');
  // Node skips what is not base64; a picture with such holes is not the one that was meant.
  if (file.length > rules.limitBytes || file.toString('base64') !== base64) return undefined;
  const format = imageFormatOf(file);
  if (format === undefined || !rules.formats.includes(format)) return undefined;
  const drawn = await drawer.draw(rules.sender, file);
  return drawn === undefined ? undefined : Buffer.from(drawn);
}
