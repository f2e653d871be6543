import { calls } from '@wau/contract/calls';
import { callRegistrar } from '@wau/service/http/call-registrar';
import { Refusal } from '@wau/service/refusal';
import type { FastifyInstance } from 'fastify';
import { findPurseTransfer } from './find-purse-transfer.ts';
import { getPurseBalance } from './get-purse-balance.ts';
import { getPurseHistory } from './get-purse-history.ts';
import { movePurseFunds } from './move-purse-funds.ts';
import { type OperatorContext, operatorGate, type PurseVendor } from './operator-gate.ts';
import type { PurseKey } from './purse-command.ts';
import type { HistoryOf } from './purse-history-sql.ts';
import type { PurseParts } from './purse-parts.ts';

/** What operators call: money into purses and out of them, and what was played. */
export function registerPurseRoutes(
  app: FastifyInstance,
  parts: PurseParts & { readonly vendors: readonly PurseVendor[] },
): void {
  const register = callRegistrar<OperatorContext, 'merchant'>(app, operatorGate(parts.vendors, parts.clock));
  register(calls.movePurseFunds, async ({ context, body }) =>
    movePurseFunds(parts, purseOf(context, body), body),
  );
  register(calls.findPurseTransfer, async ({ context, body }) =>
    findPurseTransfer(parts, purseOf(context, body), body),
  );
  register(calls.getPurseBalance, async ({ context, body }) =>
    getPurseBalance(parts, purseOf(context, body), body),
  );
  register(calls.getPurseHistory, async ({ context, body }) =>
    getPurseHistory(parts, ownOf(context, body), body.afterNumber),
  );
}

/** A merchant that another one's key, or another vendor's, was used for is nobody. */
function ownOf(
  { merchantCode, vendorCodes }: OperatorContext,
  body: { readonly merchantCode: string; readonly vendorCode: string },
): HistoryOf {
  if (body.merchantCode !== merchantCode || !vendorCodes.has(body.vendorCode)) {
    throw new Refusal('vendor.signature.wrong');
  }
  return { merchantId: merchantCode, vendorCode: body.vendorCode };
}

function purseOf(
  context: OperatorContext,
  body: { readonly merchantCode: string; readonly vendorCode: string; readonly playerId: string },
): PurseKey {
  return { ...ownOf(context, body), playerId: body.playerId };
}
