import { headerNames } from '@wau/contract/headers';
import { type MerchantCode, parseMerchantCode } from '@wau/contract/ids';
import type { Clock } from '@wau/service/clock';
import type { CallGate } from '@wau/service/http/call-registrar';
import { Refusal } from '@wau/service/refusal';
import { verifySignature } from '@wau/service/secrets/signature';
import type { FastifyRequest } from 'fastify';
import type { SandboxConfig } from './sandbox-config.ts';

export interface MerchantContext {
  /** Who signed; may ask for payments of its own only. */
  readonly merchantCode: MerchantCode;
}

/** Lets in merchants with an account here whose signature covers the request and is not old. */
export function merchantGate(
  config: Pick<SandboxConfig, 'merchantKey'>,
  clock: Clock,
): CallGate<MerchantContext> {
  return {
    enter: async (request) => {
      const merchantCode = parseMerchantCode(headerOf(request, headerNames.vendor));
      const key = merchantCode === undefined ? undefined : config.merchantKey(merchantCode);
      if (merchantCode === undefined || key === undefined) throw new Refusal('callback.signature.wrong');
      const verdict = verifySignature(
        key,
        { method: request.method, path: request.url, rawBody: request.rawBody },
        headerOf(request, headerNames.timestamp),
        headerOf(request, headerNames.signature),
        clock.nowMs(),
      );
      if (verdict === 'wrong') throw new Refusal('callback.signature.wrong');
      if (verdict === 'stale') throw new Refusal('callback.stale');
      return { merchantCode };
    },
  };
}

function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name.toLowerCase()];
  return typeof value === 'string' ? value : '';
}
