import type { ErrorCode } from '@wau/contract/error-codes';
import type { MemberId } from '@wau/contract/ids';
import { Refusal } from '@wau/service/refusal';
import { redrawPicture } from './redraw-picture.ts';

/** What a member's picture is held to, and what a refusal says. */
interface RequiredPicture {
  readonly limitBytes: number;
  readonly code: ErrorCode;
  readonly sender: MemberId;
}

/**
 * Draws what members send with their words anew, one after the other; photographs and screenshots are the two formats.
 *
 * @throws Refusal with the given code, at the field `images.<index>`, OverloadError when too many pictures wait
 */
export async function requirePictures(
  images: readonly string[],
  rules: RequiredPicture,
): Promise<readonly Buffer[]> {
  const redrawn: Buffer[] = [];
  for (const [index, image] of images.entries())
    redrawn.push(await requirePicture(image, `images.${index}`, rules));
  return redrawn;
}

/** One of them. @throws Refusal with the given code, at the field, OverloadError when too many wait */
export async function requirePicture(
  image: string,
  field: string,
  { code, ...rules }: RequiredPicture,
): Promise<Buffer> {
  const redrawn = await redrawPicture(image, { formats: ['jpg', 'png'], ...rules });
  if (redrawn === undefined) throw new Refusal(code, { field });
  return redrawn;
}
