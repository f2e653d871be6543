import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { VendorQuestions } from '../vendor/ask-vendors.ts';
import { decideStuckRound } from './decide-stuck-round.ts';
import { listStuckRounds } from './list-stuck-rounds.ts';

export function registerStuckRoundRoutes(
  { registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: ServerParts & { readonly questions: VendorQuestions },
): void {
  registerOperatorQuery(calls.listStuckRounds, ({ context }) =>
    listStuckRounds(parts, context.merchant, context.language),
  );
  registerOperatorCommand(
    calls.decideStuckRound,
    async ({ context: { merchant, actor }, params, body }) =>
      (tx) =>
        decideStuckRound(
          parts,
          tx,
          { merchantCode: merchant.merchantCode, actor },
          params.stuckRoundId,
          body,
        ),
  );
}
