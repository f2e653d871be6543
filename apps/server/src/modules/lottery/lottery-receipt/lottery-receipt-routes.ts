import { calls } from '@wau/contract/calls';
import { Refusal } from '@wau/service/refusal';
import type { FastifyInstance } from 'fastify';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import { merchantOf } from '../../../platform/gates/request-merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { getLotteryReceipt } from './get-lottery-receipt.ts';
import { createReceiptKeys } from './receipt-keys.ts';

/**
 * The receipts of members, and the keys that they are checked with. Those are no call, because whoever was handed a receipt
 * fetches them with whatever is at hand; the merchant is the one of the host.
 */
export function registerLotteryReceiptRoutes(
  app: FastifyInstance,
  { registerMemberCall }: CallRegistrars,
  parts: ServerParts,
): void {
  const receiptKeys = createReceiptKeys(parts);
  registerMemberCall(calls.getLotteryReceipt, ({ context, query }) =>
    getLotteryReceipt({ ...parts, receiptKeys }, context, query),
  );
  app.get('/lgw/receipt-keys.json', { config: { callName: 'receiptKeys' } }, async (request, reply) => {
    const merchant = await merchantOf(parts.merchants, request.host, undefined);
    if (merchant === undefined) throw new Refusal('merchant.unknown');
    return reply
      .type('application/json; charset=utf-8')
      .header('Cache-Control', 'public, max-age=300')
      .header('Access-Control-Allow-Origin', '*')
      .header('X-Content-Type-Options', 'nosniff')
      .send(JSON.stringify(await receiptKeys.published(merchant.merchantCode), null, 2));
  });
}
