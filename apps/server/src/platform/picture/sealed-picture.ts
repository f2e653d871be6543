import { deriveKey } from '@wau/service/secrets/derived-key';
import { openSealedBytes, sealBytes } from '@wau/service/secrets/sealing';
import type { ServerParts } from '../server-parts.ts';

/** Table and row that a picture is kept in, such as `wau.feedback_images/wau/fbk_…/1`; a sealed one opens nowhere else. */
export type PicturePlace = `wau.${string}/${string}`;

/** Pictures of a kind may have a key of their own. */
export type SealingLabel = `sealing/${string}`;

const usualLabel: SealingLabel = 'sealing/pictures';

/** Encrypts a picture that a member has sent, for storage. */
export function sealPicture(
  { config, random }: Pick<ServerParts, 'config' | 'random'>,
  place: PicturePlace,
  picture: Buffer,
  label = usualLabel,
): Buffer {
  return sealBytes(deriveKey(config.masterSecret, label), place, picture, random);
}

/** Throws when the secret or the place is another one. */
export function openPicture(
  { config }: { readonly config: Pick<ServerParts['config'], 'masterSecret'> },
  place: PicturePlace,
  sealed: Buffer,
  label = usualLabel,
): Buffer {
  return openSealedBytes(deriveKey(config.masterSecret, label), place, sealed);
}
