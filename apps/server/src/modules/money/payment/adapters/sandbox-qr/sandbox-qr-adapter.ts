import type { Clock } from '@wau/service/clock';
import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import type { PaymentAdapter } from '../../payment-adapter.ts';
import { sandboxAdapter } from '../sandbox/sandbox-adapter.ts';

export const sandboxQrProviderCode = 'sandboxqr';

/** The sandbox provider's payments by QR: a code for our own screen, which another device scans, in place of a page. */
export function sandboxQrAdapter(transport: SignedTransport, clock: Clock): PaymentAdapter {
  const adapter = sandboxAdapter(transport, clock, {
    providerCode: sandboxQrProviderCode,
    kind: 'qr',
    started: ({ paymentId, payUrl, qrText, expiresAt }) => ({
      providerReference: paymentId,
      payUrl,
      instructions: { shown: { kind: 'qr', content: qrText }, expiresAt: new Date(expiresAt) },
    }),
  });
  return { ...adapter, isPaidElsewhere: true };
}
