import type { Clock } from '@wau/service/clock';
import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import type { PaymentAdapter } from '../../payment-adapter.ts';
import { sandboxAdapter } from '../sandbox/sandbox-adapter.ts';

export const sandboxWalletProviderCode = 'sandboxwallet';

/** The sandbox provider's e-wallet: a link that opens the wallet's app, where the payer approves, and a code of it. */
export function sandboxWalletAdapter(transport: SignedTransport, clock: Clock): PaymentAdapter {
  const adapter = sandboxAdapter(transport, clock, {
    providerCode: sandboxWalletProviderCode,
    kind: 'wallet',
    started: ({ paymentId, payUrl, qrText, expiresAt }) => ({
      providerReference: paymentId,
      payUrl,
      instructions: { shown: { kind: 'wallet', content: qrText }, expiresAt: new Date(expiresAt) },
    }),
  });
  return { ...adapter, isPaidElsewhere: true };
}
