import type { Clock } from '@wau/service/clock';
import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import type { PaymentAdapter } from '../payment-adapter.ts';
import { sandboxAdapter } from './sandbox/sandbox-adapter.ts';
import { sandboxCryptoAdapter } from './sandbox-crypto/sandbox-crypto-adapter.ts';
import { sandboxQrAdapter } from './sandbox-qr/sandbox-qr-adapter.ts';
import { sandboxWalletAdapter } from './sandbox-wallet/sandbox-wallet-adapter.ts';

/** Every provider's protocol that this installation speaks. */
export function paymentAdapters(sandboxTransport: SignedTransport, clock: Clock): readonly PaymentAdapter[] {
  return [sandboxAdapter, sandboxQrAdapter, sandboxWalletAdapter, sandboxCryptoAdapter].map((adapter) =>
    adapter(sandboxTransport, clock),
  );
}
