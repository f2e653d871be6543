import { headerNames } from '@wau/contract/headers';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { CallGate } from '@wau/service/http/call-registrar';
import { Refusal } from '@wau/service/refusal';
import type { Actor } from '../audit/actor.ts';
import type { MerchantDirectory } from '../merchants/merchant-directory.ts';
import { readBrowserKey } from '../operators/operator-browser-key.ts';
import { findOperator, type LiveOperator } from '../operators/operator-lookup.ts';
import { enterModule } from './module-switch.ts';
import { requirePermission } from './permission.ts';
import { enterMerchant } from './request-merchant.ts';
import type { VisitorContext } from './visitor-gate.ts';

export interface OperatorContext extends VisitorContext {
  readonly operator: LiveOperator;
  readonly actor: Actor;
}

/**
 * Lets in operators with a live session whose roles at the merchant they name have the call's permission. Somebody
 * who serves another merchant has no roles here and so no permission. A site that is closed to players is not closed to
 * them: they are the ones who open it.
 */
export function operatorGate(
  merchants: MerchantDirectory,
  parts: { readonly runner: SqlRunner; readonly clock: Clock },
): CallGate<OperatorContext> {
  return {
    async enter(request, call) {
      const { merchant, language } = await enterMerchant(merchants, request);
      const token = request.headers[headerNames.operatorToken.toLowerCase()];
      if (typeof token !== 'string' || token === '') throw new Refusal('session.missing');
      const operator = await findOperator(parts, merchant.merchantCode, {
        token,
        browserKey: readBrowserKey(request),
        isBackground: request.headers[headerNames.background.toLowerCase()] === '1',
      });
      if (operator === undefined) throw new Refusal('session.ended');
      request.log = request.log.child({ merchant: merchant.merchantCode, operator: operator.operatorId });
      requirePermission(call, operator.permissions);
      if (operator.passwordIsTemporary && call.permission !== 'session.own') {
        throw new Refusal('operator.password.temporary');
      }
      if (!operator.hasSecondStep && call.permission !== 'session.own') {
        throw new Refusal('operator.second.step.missing');
      }
      enterModule(request, call, merchant);
      const actor: Actor = {
        kind: 'operator',
        actorId: operator.operatorId,
        actorName: operator.username,
        address: request.ip,
        requestId: request.id,
      };
      return { merchant, language, operator, actor };
    },
  };
}
