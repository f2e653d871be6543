import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import type { TestServer } from '../../../../testing/test-server.ts';
import { transferWalletAdapter } from '../adapters/transfer-wallet/transfer-wallet-adapter.ts';
import { createVendorQuestions, type VendorQuestions } from '../ask-vendors.ts';
import { adaptersWith } from '../open-vendor-game.ts';

/** Vendors of all protocols of the house, asked the way that a test gives. */
export function testQuestions(
  { clock }: Pick<TestServer, 'clock'>,
  transportTo: (apiUrl: string) => SignedTransport,
): VendorQuestions {
  return createVendorQuestions(adaptersWith([transferWalletAdapter(transportTo, clock)]), transportTo, clock);
}
