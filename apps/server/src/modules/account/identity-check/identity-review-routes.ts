import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import {
  answerIdentityImages,
  answerWaitingIdentities,
  decideIdentityOfCall,
} from './answer-identity-review.ts';

export function registerIdentityReviewRoutes(
  { registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: ServerParts,
): void {
  registerOperatorQuery(calls.listWaitingIdentities, async ({ context }) =>
    answerWaitingIdentities(parts, context.merchant.merchantCode),
  );
  registerOperatorCommand(
    calls.openIdentityImages,
    async ({ context: { merchant }, params }) =>
      (tx) =>
        answerIdentityImages(parts, tx, merchant.merchantCode, params.memberId),
  );
  registerOperatorCommand(
    calls.decideIdentity,
    async ({ context: { merchant, actor }, params, body }) =>
      (tx) =>
        decideIdentityOfCall(
          parts,
          tx,
          { merchantCode: merchant.merchantCode, actor },
          params.memberId,
          body,
        ),
  );
}
