import { headerNames } from '@wau/contract/headers';
import { type MerchantCode, parseMerchantCode } from '@wau/contract/ids';
import type { Clock } from '@wau/service/clock';
import type { CallGate } from '@wau/service/http/call-registrar';
import { Refusal } from '@wau/service/refusal';
import { verifySignature } from '@wau/service/secrets/signature';
import type { FastifyRequest } from 'fastify';

/** A vendor whose players have purses here. */
export interface PurseVendor {
  readonly vendorCode: string;
  /** Shared with its operators, at least 32 bytes. */
  readonly key: Buffer;
}

export interface OperatorContext {
  /** Who signed, and asks for its own players only. */
  readonly merchantCode: MerchantCode;
  /** The vendors that it shares the key with which it signed. */
  readonly vendorCodes: ReadonlySet<string>;
}

/** Lets in operators whose signature covers the request and is not old. */
export function operatorGate(vendors: readonly PurseVendor[], clock: Clock): CallGate<OperatorContext> {
  return {
    async enter(request) {
      const merchantCode = parseMerchantCode(headerOf(request, headerNames.vendor));
      if (merchantCode === undefined) throw new Refusal('vendor.unknown');
      const verdicts = vendors.map(({ vendorCode, key }) => ({
        vendorCode,
        verdict: verifySignature(
          key,
          { method: request.method, path: request.url, rawBody: request.rawBody },
          headerOf(request, headerNames.timestamp),
          headerOf(request, headerNames.signature),
          clock.nowMs(),
        ),
      }));
      if (verdicts.some(({ verdict }) => verdict === 'stale')) throw new Refusal('vendor.timestamp.stale');
      const valid = verdicts.filter(({ verdict }) => verdict === 'valid');
      if (valid.length === 0) throw new Refusal('vendor.signature.wrong');
      return { merchantCode, vendorCodes: new Set(valid.map(({ vendorCode }) => vendorCode)) };
    },
  };
}

function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name.toLowerCase()];
  return typeof value === 'string' ? value : '';
}
