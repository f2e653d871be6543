import type { MerchantCode, RewardId } from '@wau/contract/ids';
import {
  openPicture,
  type PicturePlace,
  type SealingLabel,
  sealPicture,
} from '../../../platform/picture/sealed-picture.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';

/** Which picture of which application it is; a sealed one opens nowhere else. */
export interface ApplicationImagePlace {
  readonly merchantCode: MerchantCode;
  readonly rewardId: RewardId;
  readonly position: number;
}

export function sealApplicationImage(
  parts: Pick<ServerParts, 'config' | 'random'>,
  place: ApplicationImagePlace,
  image: Buffer,
): Buffer {
  return sealPicture(parts, textOf(place), image, sealingLabel);
}

/** Throws when the secret is another one. */
export function openApplicationImage(
  masterSecret: string,
  place: ApplicationImagePlace,
  sealed: Buffer,
): Buffer {
  return openPicture({ config: { masterSecret } }, textOf(place), sealed, sealingLabel);
}

const sealingLabel: SealingLabel = 'sealing/application-images';

function textOf({ merchantCode, rewardId, position }: ApplicationImagePlace): PicturePlace {
  return `wau.application_images/${merchantCode}/${rewardId}/${position}`;
}
