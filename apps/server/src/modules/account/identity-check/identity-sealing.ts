import type { MemberId, MerchantCode } from '@wau/contract/ids';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { openSealedBytes, sealBytes } from '@wau/service/secrets/sealing';
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
  { config, random }: Pick<ServerParts, 'config' | 'random'>,
  place: IdentityImagePlace,
  image: Buffer,
): Buffer {
  return sealBytes(deriveKey(config.masterSecret, sealingLabel), textOf(place), image, random);
}

/** Opens what `sealIdentityImage` made. Throws when the secret is another one. */
export function openIdentityImage(masterSecret: string, place: IdentityImagePlace, sealed: Buffer): Buffer {
  return openSealedBytes(deriveKey(masterSecret, sealingLabel), textOf(place), sealed);
}

const sealingLabel = 'sealing/identity-images';

function textOf({ merchantCode, memberId, side }: IdentityImagePlace): string {
  return `wau.identity_images/${merchantCode}/${memberId}/${side}`;
}
