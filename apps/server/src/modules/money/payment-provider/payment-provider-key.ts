import { createHmac } from 'node:crypto';
import type { MerchantCode } from '@wau/contract/ids';
import type { Random } from '@wau/service/random';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { openSealedBytes, sealBytes } from '@wau/service/secrets/sealing';
import type { ServerConfig } from '../../../server-config.ts';
import { providerKeyPlace, providerKeySealingLabel } from '../payment/payments.ts';

export interface ProviderKeyParts {
  readonly config: Pick<ServerConfig, 'masterSecret'>;
  readonly random: Random;
}

/** A key as it is stored, and what tells it from others. */
export interface ProviderKey {
  readonly sealed: Buffer;
  /** 16 hexadecimal digits; empty where there is no key. */
  readonly fingerprint: string;
}

/** Of providers that nobody signs for. */
export const noKey: ProviderKey = { sealed: Buffer.alloc(0), fingerprint: '' };

const fingerprintLength = 16;

export function sealProviderKey(
  { config, random }: ProviderKeyParts,
  merchantCode: MerchantCode,
  providerCode: string,
  key: Buffer,
): ProviderKey {
  const place = providerKeyPlace(merchantCode, providerCode);
  const sealingKey = deriveKey(config.masterSecret, providerKeySealingLabel);
  return {
    sealed: sealBytes(sealingKey, place, key, random),
    fingerprint: fingerprintOf(config.masterSecret, place, key),
  };
}

/** The fingerprint of a key as it is stored; empty where there is none. */
export function storedFingerprint(
  { config }: Pick<ProviderKeyParts, 'config'>,
  merchantCode: MerchantCode,
  providerCode: string,
  sealed: Buffer,
): string {
  if (sealed.length === 0) return noKey.fingerprint;
  const place = providerKeyPlace(merchantCode, providerCode);
  const key = openSealedBytes(deriveKey(config.masterSecret, providerKeySealingLabel), place, sealed);
  return fingerprintOf(config.masterSecret, place, key);
}

/** By a key of the installation's own, so that nobody who sees it can try what a short secret may be. */
function fingerprintOf(masterSecret: string, place: string, key: Buffer): string {
  const mac = createHmac('sha256', deriveKey(masterSecret, 'fingerprint/payment-provider-keys'));
  return mac.update(`${place}\n`).update(key).digest('hex').slice(0, fingerprintLength);
}
