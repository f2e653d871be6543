import type { MerchantCode, RewardId } from '@wau/contract/ids';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { openSealedBytes, sealBytes } from '@wau/service/secrets/sealing';
import type { ServerParts } from '../../../platform/server-parts.ts';

/** Which picture of which application it is; a sealed one opens nowhere else. */
export interface ApplicationImagePlace {
  readonly merchantCode: MerchantCode;
  readonly rewardId: RewardId;
  readonly position: number;
}

export function sealApplicationImage(
  { config, random }: Pick<ServerParts, 'config' | 'random'>,
  place: ApplicationImagePlace,
  image: Buffer,
): Buffer {
  return sealBytes(deriveKey(config.masterSecret, sealingLabel), textOf(place), image, random);
}

/** Throws when the secret is another one. */
export function openApplicationImage(
  masterSecret: string,
  place: ApplicationImagePlace,
  sealed: Buffer,
): Buffer {
  return openSealedBytes(deriveKey(masterSecret, sealingLabel), textOf(place), sealed);
}

const sealingLabel = 'sealing/application-images';

function textOf({ merchantCode, rewardId, position }: ApplicationImagePlace): string {
  return `wau.application_images/${merchantCode}/${rewardId}/${position}`;
}
