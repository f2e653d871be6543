import type { KeyObject } from 'node:crypto';
import type { Clock } from '@wau/service/clock';
import type { TextTransport } from '@wau/service/secrets/signed-transport';
import type { WalletClient } from '../wallet-client.ts';
import { createHmacWalletClient } from './hmac-wallet-client.ts';
import { createRsaWalletClient } from './rsa-wallet-client.ts';

/** A vendor that this process plays beside the studio or in its place, with what it signs with. */
export type FurtherVendor = { readonly vendorCode: string } & (
  | {
      readonly protocol: 'rsa-wallet';
      readonly privateKey: KeyObject;
      /** Checks what the operator asks of the vendor. */
      readonly operatorKey: KeyObject;
    }
  | { readonly protocol: 'hmac-wallet'; readonly key: Buffer }
);

export function walletOf(vendor: FurtherVendor, transport: TextTransport, clock: Clock): WalletClient {
  return vendor.protocol === 'rsa-wallet'
    ? createRsaWalletClient({ ...vendor, transport, clock })
    : createHmacWalletClient({ ...vendor, transport, clock });
}
