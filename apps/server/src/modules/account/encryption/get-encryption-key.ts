import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { EncryptionKeys } from './encryption-keys.ts';

/** The public half of the merchant's present key, as a JSON Web Key. */
export async function getEncryptionKey(
  keys: Pick<EncryptionKeys, 'current'>,
  merchantCode: MerchantCode,
): Promise<CallValue<Calls['getEncryptionKey']>> {
  return { ...(await keys.current(merchantCode)), kty: 'EC', crv: 'P-256', alg: 'ECDH-ES', use: 'enc' };
}
