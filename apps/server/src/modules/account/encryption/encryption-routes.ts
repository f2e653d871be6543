import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { EncryptionKeys } from './encryption-keys.ts';

export function registerEncryptionRoutes(
  { registerVisitorCall }: CallRegistrars,
  keys: EncryptionKeys,
): void {
  registerVisitorCall(calls.getEncryptionKey, async ({ context }) => ({
    ...(await keys.current(context.merchant.merchantCode)),
    kty: 'EC' as const,
    crv: 'P-256' as const,
    alg: 'ECDH-ES' as const,
    use: 'enc' as const,
  }));
}
