import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { EncryptionKeys } from './encryption-keys.ts';
import { getEncryptionKey } from './get-encryption-key.ts';

export function registerEncryptionRoutes(
  { registerVisitorCall }: CallRegistrars,
  keys: EncryptionKeys,
): void {
  registerVisitorCall(calls.getEncryptionKey, async ({ context }) =>
    getEncryptionKey(keys, context.merchant.merchantCode),
  );
}
