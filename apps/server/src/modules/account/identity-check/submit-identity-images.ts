import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { identityImageLimitBytes } from '@wau/contract/calls/account/identity-check-calls';
import { Refusal } from '@wau/service/refusal';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { imageFormatOf } from '../../../platform/picture/image-format.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectIdentityStatus, upsertIdentityImages } from './identity-check-sql.ts';
import { type IdentitySide, identitySides, sealIdentityImage } from './identity-sealing.ts';

/** Each is megabytes to take in and work for somebody who looks at it. */
const perMember: AttemptRule = { name: 'identity.member', windowMs: 24 * 60 * 60_000, window: 'fixed' };
export const identitySubmissionsPerDay = 10;

/**
 * Keeps both sides of a member's identity document, sealed, until an operator decides. Pictures sent before are
 * replaced, unless they were verified. Nothing is read of a picture but its first bytes, and no call of a member answers it.
 *
 * Refuses with `identity.image.missing`, `identity.verified`, `identity.too.many` and
 * `identity.image.invalid`.
 */
export async function submitIdentityImages(
  parts: Pick<ServerParts, 'runner' | 'clock' | 'random' | 'config'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  body: CallBody<Calls['submitIdentityImages']>,
): Promise<null> {
  for (const side of identitySides) {
    if ((body[side] ?? '') === '') throw new Refusal('identity.image.missing', { field: side });
  }
  const { merchantCode } = merchant;
  const { memberId } = member;
  const present = await selectIdentityStatus(parts.runner, merchantCode, memberId);
  if (present?.status === 'verified') throw new Refusal('identity.verified');
  await requireAttempt(
    parts,
    merchantCode,
    perMember,
    memberId,
    identitySubmissionsPerDay,
    'identity.too.many',
  );
  const images = { front: readImage(body.front, 'front'), back: readImage(body.back, 'back') };
  const seal = (side: IdentitySide) =>
    sealIdentityImage(parts, { merchantCode, memberId, side }, images[side]);
  const isWritten = await upsertIdentityImages(parts.runner, merchantCode, memberId, {
    sealedFront: seal('front'),
    sealedBack: seal('back'),
    submittedAt: new Date(parts.clock.nowMs()),
  });
  // Verified since we looked.
  if (!isWritten) throw new Refusal('identity.verified');
  return null;
}

function readImage(base64 = '', side: IdentitySide): Buffer {
  const image = Buffer.from(base64, 'base64');
  // Node skips what is not base64; a picture with such holes is not the one that was meant.
  const isBase64 = image.toString('base64') === base64;
  if (!isBase64 || image.length > identityImageLimitBytes || imageFormatOf(image) === undefined) {
    throw new Refusal('identity.image.invalid', { field: side });
  }
  return image;
}
