import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { closeAccount } from './close-account.ts';
import { getAccountClosure } from './get-account-closure.ts';

export function registerClosureRoutes(
  { registerMemberCall }: Pick<CallRegistrars, 'registerMemberCall'>,
  parts: ServerParts,
): void {
  registerMemberCall(calls.getAccountClosure, ({ context }) => getAccountClosure(parts, context));
  registerMemberCall(calls.closeAccount, ({ context, body, request }) =>
    closeAccount(parts, context, body, { address: request.ip, requestId: request.id }),
  );
}
