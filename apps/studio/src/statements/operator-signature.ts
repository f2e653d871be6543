import { createHmac, type KeyObject, timingSafeEqual, verify } from 'node:crypto';
import { statementSignatureHeader } from '@wau/contract/vendor-wallets/statement';
import type { Clock } from '@wau/service/clock';
import { Refusal } from '@wau/service/refusal';
import { secretKeyOf } from '@wau/service/secrets/secret-key';
import { signatureToleranceMs } from '@wau/service/secrets/signature';
import type { FastifyRequest } from 'fastify';

/** By vendor: what requests of operators are checked with, a shared secret or the operator's public key. */
export type StatementKeys = ReadonlyMap<string, Buffer | KeyObject>;

/**
 * Lets in an operator who signs with the key of the vendor that the path names; returns that vendor's code.
 *
 * @throws Refusal `vendor.unknown`, `vendor.signature.wrong`
 */
export function requireOperator(keys: StatementKeys, request: FastifyRequest): string {
  const { vendorCode } = request.params as { readonly vendorCode: string };
  const key = keys.get(vendorCode);
  if (key === undefined) throw new Refusal('vendor.unknown');
  const signature = String(request.headers[statementSignatureHeader.toLowerCase()] ?? '');
  if (!isSignedWith(key, request.rawBody, signature)) throw new Refusal('vendor.signature.wrong');
  return vendorCode;
}

/** A recorded request is not to work for ever. @throws Refusal `vendor.timestamp.stale` */
export function requireFresh(clock: Clock, sentAt: string): void {
  if (Math.abs(clock.nowMs() - Date.parse(sentAt)) > signatureToleranceMs) {
    throw new Refusal('vendor.timestamp.stale');
  }
}

function isSignedWith(key: Buffer | KeyObject, rawBody: string, signature: string): boolean {
  if (!Buffer.isBuffer(key)) {
    return verify('sha256', Buffer.from(rawBody), key, Buffer.from(signature, 'base64'));
  }
  const expected = createHmac('sha256', secretKeyOf(key)).update(rawBody).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
