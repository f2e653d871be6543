import type { FailureEnvelope, FailureValue } from '@wau/contract/envelope';
import { type ErrorCode, errorStatuses } from '@wau/contract/error-codes';
import type { LanguageCode } from '@wau/contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OverloadError } from '../database/batcher.ts';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { Fault, Refusal } from '../refusal.ts';
import { InvalidRequestError } from './validator.ts';

/** The text of an error code in a language, with the facts that belong to it. */
export type ErrorMessages = (
  code: ErrorCode,
  language: LanguageCode,
  value: FailureValue | undefined,
) => string;

/** The paths of all registered calls, so that a wrong method can be told from an unknown path. */
export interface RouteProbe {
  /** Every route there is, calls or not, as `GET /path`; a proof holds them against the contract. */
  readonly routes: string[];
  readonly callPaths: { readonly method: string; readonly pattern: RegExp }[];
}

/** The path is a call's, the method is not; the answer names the methods that are. */
export class Refusal405 extends Refusal {
  readonly allowed: readonly string[];

  constructor(allowed: readonly string[]) {
    super('request.method.wrong');
    this.allowed = allowed;
  }
}

/** A database that is started again takes a few seconds. */
const unavailableRetrySeconds = 2;

interface Answer {
  readonly code: ErrorCode;
  readonly value?: FailureValue | undefined;
}

/** Fastify's own errors, as far as a client can cause them. */
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.json.invalid',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.json.invalid',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.body.too.large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.content.type.wrong',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.invalid',
  FST_ERR_BAD_URL: 'request.path.unknown',
};

/**
 * The one place that turns something thrown into an answer. Refusals and faults keep their code; whatever
 * else is thrown is a bug, answered 500 with nothing but the request's id, under which the log has the rest.
 */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  messages: ErrorMessages,
): FastifyReply {
  const answer = answerOf(error, request);
  if (error instanceof Refusal405) reply.header('Allow', error.allowed.join(', '));
  const retryAfterSeconds = answer.value?.retryAfterSeconds;
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', String(retryAfterSeconds));
  const envelope: FailureEnvelope = {
    success: false,
    errorCode: answer.code,
    message: messages(answer.code, request.language, answer.value),
    ...(answer.value === undefined ? {} : { value: answer.value }),
  };
  return reply
    .code(errorStatuses[answer.code])
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(envelope);
}

function answerOf(error: unknown, request: FastifyRequest): Answer {
  if (error instanceof Refusal) return { code: error.code, value: error.value };
  if (error instanceof InvalidRequestError) return { code: 'request.invalid', value: { field: error.field } };
  if (error instanceof Fault) {
    request.log.warn({ err: error, code: error.code }, 'fault');
    return { code: error.code };
  }
  if (error instanceof OverloadError) return { code: 'server.overloaded', value: { retryAfterSeconds: 1 } };
  const validation = validationErrorOf(error);
  if (validation !== undefined) return { code: 'request.invalid', value: { field: validation } };
  const framework = frameworkCodeOf(error);
  if (framework !== undefined) return { code: framework };
  // Nobody is there to read the answer.
  if (isCutOff(error, request)) return { code: 'request.invalid' };
  if (isDatabaseUnavailable(error)) {
    request.log.warn({ err: error }, 'the database is not available');
    return { code: 'server.unavailable', value: { retryAfterSeconds: unavailableRetrySeconds } };
  }
  const fault = clientFaultOf(error);
  if (fault !== undefined) return { code: fault };
  request.log.error({ err: error }, 'bug');
  return { code: 'server.failed', value: { requestId: request.id } };
}

/** The client has gone before its body was whole. */
function isCutOff(error: unknown, { raw }: FastifyRequest): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && raw.destroyed && !raw.complete
  );
}

/** What a library refuses, such as a file outside its folder, with a status of the client's. */
function clientFaultOf(error: unknown): ErrorCode | undefined {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0;
  if (status === 403 || status === 404) return 'request.path.unknown';
  return status >= 400 && status < 500 ? 'request.invalid' : undefined;
}

/** Fastify may hand the validator's error over wrapped; the field survives as its cause or on the error itself. */
function validationErrorOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('validationContext' in error)) return undefined;
  return 'field' in error && typeof error.field === 'string' ? error.field : '';
}

function frameworkCodeOf(error: unknown): ErrorCode | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (Object.hasOwn(frameworkCodes, code)) return frameworkCodes[code];
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return error instanceof SyntaxError && status === 400 ? 'request.json.invalid' : undefined;
}
