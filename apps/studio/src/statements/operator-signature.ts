import { statementSignatureHeader } from '@wau/contract/vendor-wallets/statement';
import type { Clock } from '@wau/service/clock';
import { Refusal } from '@wau/service/refusal';
import { type BytesKey, isTextSigned, signText } from '@wau/service/secrets/bytes-signature';
import { signatureToleranceMs } from '@wau/service/secrets/signature';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The secret that vendor and operator share, or the operator's public key and the vendor's private one. */
export interface StatementKeyPair {
  readonly checks: BytesKey;
  readonly signs: BytesKey;
}

/** By vendor. */
export type StatementKeys = ReadonlyMap<string, StatementKeyPair>;

/**
 * Lets in an operator who signs with the key of the vendor that the path names; returns that vendor's code and key.
 *
 * @throws Refusal `vendor.unknown`, `vendor.signature.wrong`
 */
export function requireOperator(
  keys: StatementKeys,
  request: FastifyRequest,
): { readonly vendorCode: string; readonly signs: BytesKey } {
  const { vendorCode } = request.params as { readonly vendorCode: string };
  const key = keys.get(vendorCode);
  if (key === undefined) throw new Refusal('vendor.unknown');
  const signature = String(request.headers[statementSignatureHeader.toLowerCase()] ?? '');
  if (!isTextSigned(key.checks, request.rawBody, signature)) throw new Refusal('vendor.signature.wrong');
  return { vendorCode, signs: key.signs };
}

/** A recorded request is not to work for ever. @throws Refusal `vendor.timestamp.stale` */
export function requireFresh(clock: Clock, sentAt: string): void {
  if (Math.abs(clock.nowMs() - Date.parse(sentAt)) > signatureToleranceMs) {
    throw new Refusal('vendor.timestamp.stale');
  }
}

/** Sends an answer that is signed together with its question, so that it can be taken for one to no other. */
export function sendSigned(
  { rawBody }: FastifyRequest,
  reply: FastifyReply,
  key: BytesKey,
  answer: object,
): FastifyReply {
  const text = JSON.stringify(answer);
  return reply
    .header(statementSignatureHeader, signText(key, `${rawBody}${text}`))
    .type('application/json; charset=utf-8')
    .serializer((signed: string) => signed)
    .send(text);
}
