import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { callerOf } from '../credentials/caller.ts';
import { createTrialAccount } from './create-trial-account.ts';
import { loginTrial } from './login-trial.ts';

export function registerTrialRoutes({ registerVisitorCall }: CallRegistrars, parts: ServerParts): void {
  for (const call of [calls.createTrialAccount, calls.createTrialAccountByGet] as const) {
    registerVisitorCall(call, async ({ context, request }) =>
      createTrialAccount(parts, context.merchant, request.ip),
    );
  }
  registerVisitorCall(calls.loginTrial, async ({ context, body, request }) =>
    loginTrial(parts, context.merchant, body, callerOf(request)),
  );
}
