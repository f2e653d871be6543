import type { VendorAdapter } from '../vendor-adapter.ts';
import { hmacWalletAdapter } from './hmac-wallet/hmac-wallet-adapter.ts';
import { rsaWalletAdapter } from './rsa-wallet/rsa-wallet-adapter.ts';
import { studioAdapter } from './studio/studio-adapter.ts';

/** Every protocol that this installation speaks. */
export const vendorAdapters: readonly VendorAdapter[] = [studioAdapter, rsaWalletAdapter, hmacWalletAdapter];
