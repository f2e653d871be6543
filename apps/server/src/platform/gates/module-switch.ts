import type { CallDefinition } from '@wau/contract/call';
import { headerNames } from '@wau/contract/headers';
import { Refusal } from '@wau/service/refusal';
import type { FastifyRequest } from 'fastify';
import type { Merchant } from '../merchants/merchant.ts';

/** A call that belongs to a module must name it, and the merchant must have it switched on. */
export function enterModule(request: FastifyRequest, call: CallDefinition, merchant: Merchant): void {
  if (call.module === undefined) return;
  const named = request.headers[headerNames.module.toLowerCase()];
  if (named === undefined || named === '') throw new Refusal('module.missing');
  if (named !== call.module) throw new Refusal('module.wrong');
  if (!merchant.modules.has(call.module)) throw new Refusal('module.unavailable');
}
