import type { Clock } from '@wau/service/clock';
import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import type { PaymentAdapter } from '../../payment-adapter.ts';
import { sandboxAdapter } from '../sandbox/sandbox-adapter.ts';

export const sandboxCryptoProviderCode = 'sandboxcrypto';

/**
 * The sandbox provider's payments on a chain: an address for each, what is seen there confirmation by confirmation, and
 * what it was worth when it came.
 */
export function sandboxCryptoAdapter(transport: SignedTransport, clock: Clock): PaymentAdapter {
  const adapter = sandboxAdapter(transport, clock, {
    providerCode: sandboxCryptoProviderCode,
    kind: 'crypto',
    started: ({ paymentId, payUrl, qrText, expiresAt, chain }) => {
      if (chain === null) throw new Error('a payment on a chain says what is to be sent there');
      const shown = { kind: 'crypto', content: qrText, ...chain } as const;
      return {
        providerReference: paymentId,
        payUrl,
        instructions: { shown, expiresAt: new Date(expiresAt) },
      };
    },
  });
  return { ...adapter, isPaidElsewhere: true, creditsWhatCame: true };
}
