import type { FailureEnvelope } from '@wau/contract/envelope';
import { type ErrorCode, errorStatuses } from '@wau/contract/error-codes';
import { type LanguageCode, languageCodes, languageTags } from '@wau/contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorMessages } from '../http/error-answer.ts';

const retryAfterSeconds = 1;

export type RefusalCode = Extract<ErrorCode, 'server.overloaded' | 'server.stopping'>;
export type PreparedRefusals = Record<RefusalCode, Record<LanguageCode, { json: Buffer; page: Buffer }>>;

/** The answers are put together once, so that sending one is no more than writing bytes. */
export function prepareRefusals(messages: ErrorMessages): PreparedRefusals {
  const ofCode = (code: RefusalCode): PreparedRefusals[RefusalCode] => {
    const entries = languageCodes.map((language) => {
      const value = { retryAfterSeconds };
      const message = messages(code, language, value);
      const envelope: FailureEnvelope = { success: false, errorCode: code, message, value };
      return [
        language,
        { json: Buffer.from(JSON.stringify(envelope)), page: Buffer.from(busyPage(message, language)) },
      ] as const;
    });
    return Object.fromEntries(entries) as PreparedRefusals[RefusalCode];
  };
  return { 'server.overloaded': ofCode('server.overloaded'), 'server.stopping': ofCode('server.stopping') };
}

/** What a browser shows in place of a page; it tries again by itself. */
function busyPage(message: string, language: LanguageCode): string {
  return `<!doctype html><html lang="${languageTags[language]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="3"><title>Wau</title><p>${message}</p>`;
}

export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  refusals: PreparedRefusals,
  code: RefusalCode,
  isForeign: boolean,
): void {
  const wantsPage = request.headers.accept?.startsWith('text/html') === true;
  const prepared = refusals[code][request.language];
  const body = wantsPage ? prepared.page : prepared.json;
  reply.hijack();
  reply.raw.writeHead(errorStatuses[code], {
    'Content-Type': wantsPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    'Retry-After': String(retryAfterSeconds),
    ...(isForeign
      ? { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Retry-After' }
      : {}),
    ...(code === 'server.stopping' ? { Connection: 'close' } : {}),
  });
  reply.raw.end(body);
}
