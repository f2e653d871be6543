import { deriveKey } from '@wau/service/secrets/derived-key';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';

/** What the keys of remembered logins are sealed with. */
export function rememberedSealingKey({ config }: Pick<ServerParts, 'config'>): Buffer {
  return deriveKey(config.masterSecret, 'sealing/remembered-logins');
}

/** Where such a key is sealed for. */
export function rememberedPlace({ merchantCode }: Pick<Merchant, 'merchantCode'>, tokenHash: Buffer): string {
  return `wau.remembered_logins/${merchantCode}/${tokenHash.toString('base64url')}`;
}
