import { Socket } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FailureEnvelope } from '@wau/contract/envelope';
import { type ErrorCode, errorStatuses } from '@wau/contract/error-codes';
import { type LanguageCode, languageCodes, languageTags } from '@wau/contract/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorMessages } from './error-answer.ts';
import { createOverloadLimit, type OverloadLimit } from './overload-limit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however full the server is and while it stops: health and metrics. */
    alwaysAdmitted?: true;
    /** A stream that lasts: it is let in like any other but then not counted as work under way. */
    longLived?: true;
  }
}

export interface Admission {
  readonly limit: OverloadLimit;
  /** Aborted when the server begins to stop: long-lived streams end then. */
  readonly stopping: AbortSignal;
  /** Requests that were not let in, since the start. */
  refusedCount(): number;
}

interface DrainOutcome {
  /** Requests that were still under way when the time was over. */
  readonly unfinished: number;
}

export interface AdmissionOptions {
  readonly errorMessages: ErrorMessages;
  readonly limit?: OverloadLimit;
  /**
   * Beginnings of the paths that pages of other origins ask, such as a game in its frame. A refusal there says so,
   * because a browser hides an answer without that word from the page, and tells it of a broken network instead.
   */
  readonly foreignOriginPrefixes?: readonly string[];
  /**
   * Beginnings of the paths of files that pages are made of. They cost less than their refusal is worth: a page that
   * was let in and misses one of its scripts is lost, and its reload costs all of it again.
   */
  readonly filePrefixes?: readonly string[];
  /** How long `app.close()` waits for the requests under way. */
  readonly drainTimeoutMs?: number;
}

const observeIntervalMs = 200;
const drainPollMs = 10;
const defaultDrainTimeoutMs = 6_000;
const retryAfterSeconds = 1;

/**
 * Decides which requests are let in: none while the server stops, and under overload only as many as it can finish
 * in good time. The others are told at once, with 503 and `Retry-After`, before anything is parsed or looked up,
 * because refusing must cost next to nothing when most requests are refused. The server stops with `app.close()`,
 * which first waits for the requests that were let in.
 *
 * What a part of this process asks of another through `app.inject` belongs to a request that was let in already, or
 * to a job, and is never refused here.
 */
export function registerAdmission(app: FastifyInstance, options: AdmissionOptions): Admission {
  const limit = options.limit ?? createOverloadLimit();
  const stop = new AbortController();
  const refusals = prepareRefusals(options.errorMessages);
  const turnMs = measureTurn();
  const { foreignOriginPrefixes = [], filePrefixes = [] } = options;
  const isBelow = (prefixes: readonly string[], request: FastifyRequest): boolean =>
    prefixes.some((prefix) => request.url.startsWith(prefix));
  const isForeign = (request: FastifyRequest): boolean => isBelow(foreignOriginPrefixes, request);
  let refusedCount = 0;
  const refuseAs = (code: RefusalCode, request: FastifyRequest, reply: FastifyReply): void => {
    refusedCount += 1;
    refuse(request, reply, refusals, code, isForeign(request));
  };

  app.addHook('onRequest', (request, reply, done) => {
    const { config } = request.routeOptions;
    // Refusing a preflight would be read as a refusal for ever, and answering it costs no more.
    const isPreflight = request.method === 'OPTIONS' && isForeign(request);
    if (config.alwaysAdmitted === true || isPreflight || !(request.raw.socket instanceof Socket)) {
      done();
    } else if (stop.signal.aborted) {
      refuseAs('server.stopping', request, reply);
    } else if (isBelow(filePrefixes, request)) {
      done();
    } else if (limit.enter(turnMs())) {
      if (config.longLived === true) limit.left();
      // Emitted once however the answer ends, also when the client goes away.
      else reply.raw.once('close', () => limit.left());
      done();
    } else {
      refuseAs('server.overloaded', request, reply);
    }
  });
  observeEventLoop(app, limit);
  endConnectionsWhen(stop.signal, app);

  const drain = async (timeoutMs: number): Promise<DrainOutcome> => {
    stop.abort();
    const deadline = performance.now() + timeoutMs;
    while (limit.underWay > 0 && performance.now() < deadline) await sleep(drainPollMs);
    return { unfinished: limit.underWay };
  };
  // After this hook the server closes every connection, used or not.
  app.addHook('preClose', async () => {
    const { unfinished } = await drain(options.drainTimeoutMs ?? defaultDrainTimeoutMs);
    if (unfinished > 0) app.log.warn({ unfinished }, 'requests were cut off by the stop');
  });
  return { limit, stopping: stop.signal, refusedCount: () => refusedCount };
}

/** How long the event loop has been at what arrived together, from the first request of its present turn on. */
function measureTurn(): () => number {
  let beganAtMs: number | undefined;
  return () => {
    const nowMs = performance.now();
    if (beganAtMs === undefined) {
      beganAtMs = nowMs;
      // Runs when all that had arrived has been read.
      setImmediate(() => {
        beganAtMs = undefined;
      });
    }
    return nowMs - beganAtMs;
  };
}

function observeEventLoop(app: FastifyInstance, limit: OverloadLimit): void {
  const histogram = monitorEventLoopDelay({ resolution: 10 });
  histogram.enable();
  let observedAtMs = performance.now();
  const timer = setInterval(() => {
    const nowMs = performance.now();
    const elapsedMs = nowMs - observedAtMs;
    // The histogram holds the time between its samples in nanoseconds, the resolution included. Without a sample the
    // event loop has been held up all the time.
    const delayMs = histogram.count === 0 ? elapsedMs : Math.max(0, histogram.mean / 1e6 - 10);
    limit.observe(elapsedMs, delayMs);
    observedAtMs = nowMs;
    histogram.reset();
  }, observeIntervalMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });
}

/** Answers given while stopping end their connection, so that the client goes on with another server. */
function endConnectionsWhen(stopping: AbortSignal, app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping.aborted) reply.header('Connection', 'close');
    done(null, payload);
  });
}

type RefusalCode = Extract<ErrorCode, 'server.overloaded' | 'server.stopping'>;
type PreparedRefusals = Record<RefusalCode, Record<LanguageCode, { json: Buffer; page: Buffer }>>;

/** The answers are put together once, so that sending one is no more than writing bytes. */
function prepareRefusals(messages: ErrorMessages): PreparedRefusals {
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

function refuse(
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
