import type { MemberId, MerchantCode } from '@wau/contract/ids';
import {
  openPicture,
  type PicturePlace,
  type SealingLabel,
  sealPicture,
} from '../../../platform/picture/sealed-picture.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';

export const identitySides = ['front', 'back'] as const;

export type IdentitySide = (typeof identitySides)[number];

/** Whose picture of which side it is; a sealed one opens nowhere else. */
export interface IdentityImagePlace {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  readonly side: IdentitySide;
}

/** Seals a picture for its row under the master secret. */
export function sealIdentityImage(
  parts: Pick<ServerParts, 'config' | 'random'>,
  place: IdentityImagePlace,
  image: Buffer,
): Buffer {
  return sealPicture(parts, textOf(place), image, sealingLabel);
}

/** Opens what `sealIdentityImage` made. Throws when the secret is another one. */
export function openIdentityImage(masterSecret: string, place: IdentityImagePlace, sealed: Buffer): Buffer {
  return openPicture({ config: { masterSecret } }, textOf(place), sealed, sealingLabel);
}

const sealingLabel: SealingLabel = 'sealing/identity-images';

function textOf({ merchantCode, memberId, side }: IdentityImagePlace): PicturePlace {
  return `wau.identity_images/${merchantCode}/${memberId}/${side}`;
}
