import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { PasswordHashing } from '../../account/credentials/password-hashing.ts';
import { getDownlineTransferTerms } from './get-downline-transfer-terms.ts';
import { transferToDownline } from './transfer-to-downline.ts';

export function registerDownlineTransferRoutes(
  { registerAgentQuery, registerAgentCommand }: CallRegistrars,
  parts: ServerParts & { readonly passwords: PasswordHashing },
): void {
  registerAgentQuery(calls.getDownlineTransferTerms, ({ context, query }) =>
    getDownlineTransferTerms(parts, context, query),
  );
  registerAgentCommand(calls.transferToDownline, ({ context, idempotencyKey, body }) =>
    transferToDownline(parts, context, idempotencyKey, body),
  );
}
