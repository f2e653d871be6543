import type { DepositId, MerchantCode } from '@wau/contract/ids';
import { openPicture, type PicturePlace, sealPicture } from '../../../platform/picture/sealed-picture.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';

/** Whose proof it is; a sealed one opens nowhere else. */
interface ProofPlace {
  readonly merchantCode: MerchantCode;
  readonly depositId: DepositId;
}

const label = 'sealing/deposit-proofs';

export function sealProof(
  parts: Pick<ServerParts, 'config' | 'random'>,
  place: ProofPlace,
  picture: Buffer,
): Buffer {
  return sealPicture(parts, textOf(place), picture, label);
}

/** Throws when the secret is another one. */
export function openProof(parts: Pick<ServerParts, 'config'>, place: ProofPlace, sealed: Buffer): Buffer {
  return openPicture(parts, textOf(place), sealed, label);
}

function textOf({ merchantCode, depositId }: ProofPlace): PicturePlace {
  return `wau.bank_transfers/${merchantCode}/${depositId}`;
}
