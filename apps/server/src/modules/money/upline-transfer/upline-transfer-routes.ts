import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { PasswordHashing } from '../../account/credentials/password-hashing.ts';
import { getUplineTransferTerms } from './get-upline-transfer-terms.ts';
import { transferToUpline } from './transfer-to-upline.ts';

export function registerUplineTransferRoutes(
  { registerMemberCall }: CallRegistrars,
  parts: ServerParts & { readonly passwords: PasswordHashing },
): void {
  registerMemberCall(calls.getUplineTransferTerms, ({ context }) => getUplineTransferTerms(parts, context));
  registerMemberCall(calls.transferToUpline, ({ context, idempotencyKey, body }) =>
    transferToUpline(parts, context, idempotencyKey, body),
  );
}
