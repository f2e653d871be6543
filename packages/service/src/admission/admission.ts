import { Socket } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasBody } from '../connections/body-watch.ts';
import type { ErrorMessages } from '../http/error-answer.ts';
import { prepareRefusals, type RefusalCode, refuse } from './admission-refusals.ts';
import { createOverloadLimit, type OverloadLimit, type Turn } from './overload-limit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however full the server is and while it stops: health and metrics. */
    alwaysAdmitted?: true;
    /** A stream that lasts: it is let in like any other but then not counted as work under way. */
    longLived?: true;
    /** A moment later it would be too late: more of it is let in than of other requests. */
    urgent?: true;
  }
  interface FastifyRequest {
    /** Where the request stands with admission; `undefined` for those that it does not count. */
    admitted: Admitted | undefined;
  }
}

/** A request that was let in. */
interface Admitted {
  readonly isUrgent: boolean;
  /** Whether it is one of those under way, rather than waiting for its body or for its client to take the answer. */
  holdsPlace: boolean;
  /** Whether its answer has still to go out, so that a stop waits for it. */
  isOwedAnswer: boolean;
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

/**
 * Decides which requests are let in: none while the server stops, and under overload only as many as it can finish
 * in good time. The others are told at once, with 503 and `Retry-After`, before anything is parsed or looked up,
 * because refusing must cost next to nothing when most requests are refused. The server stops with `app.close()`,
 * which first waits for the requests that were let in.
 *
 * A request holds one of the places while this server is what it waits for. While its body is on the way, and once
 * its answer is there to be taken, it waits for its client, who may be as slow as a client can be.
 *
 * What a part of this process asks of another through `app.inject` belongs to a request that was let in already, or
 * to a job, and is never refused here.
 */
export function registerAdmission(app: FastifyInstance, options: AdmissionOptions): Admission {
  const limit = options.limit ?? createOverloadLimit();
  const stop = new AbortController();
  const refusals = prepareRefusals(options.errorMessages);
  const present = watchTurn();
  const { foreignOriginPrefixes = [], filePrefixes = [] } = options;
  const isBelow = (prefixes: readonly string[], request: FastifyRequest): boolean =>
    prefixes.some((prefix) => request.url.startsWith(prefix));
  const isForeign = (request: FastifyRequest): boolean => isBelow(foreignOriginPrefixes, request);
  let refusedCount = 0;
  const refuseAs = (code: RefusalCode, request: FastifyRequest, reply: FastifyReply): void => {
    refusedCount += 1;
    refuse(request, reply, refusals, code, isForeign(request));
  };
  const places = new Places(limit);
  /** Takes a place, or refuses the request. */
  const letIn = (request: FastifyRequest, reply: FastifyReply): boolean => {
    if (stop.signal.aborted) refuseAs('server.stopping', request, reply);
    else if (!limit.enter(present(), isUrgent(request))) refuseAs('server.overloaded', request, reply);
    else return true;
    return false;
  };

  app.decorateRequest('admitted', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    const { config } = request.routeOptions;
    // Refusing a preflight would be read as a refusal for ever, and answering it costs no more.
    const isPreflight = request.method === 'OPTIONS' && isForeign(request);
    if (config.alwaysAdmitted === true || isPreflight || !(request.raw.socket instanceof Socket))
      return done();
    if (isBelow(filePrefixes, request) && !stop.signal.aborted) return done();
    if (!letIn(request, reply)) return;
    if (config.longLived === true) {
      limit.left(isUrgent(request));
    } else {
      const admitted = places.hold(isUrgent(request));
      request.admitted = admitted;
      // Emitted once however the answer ends, also when the client goes away.
      reply.raw.once('close', () => places.end(admitted));
    }
    done();
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.admitted !== undefined && hasBody(request)) places.stepOut(request.admitted);
    done(null, payload);
  });
  app.addHook('preValidation', (request, reply, done) => {
    const { admitted } = request;
    // The body is in.
    if (admitted !== undefined && !admitted.holdsPlace) {
      if (!letIn(request, reply)) return;
      places.stepIn(admitted);
    }
    done();
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (request.admitted !== undefined) places.answer(request.admitted);
    done(null, payload);
  });
  observeEventLoop(app, limit);
  endConnectionsWhen(stop.signal, app);

  const drain = async (timeoutMs: number): Promise<DrainOutcome> => {
    stop.abort();
    const deadline = performance.now() + timeoutMs;
    while (places.owedAnswers > 0 && performance.now() < deadline) await sleep(drainPollMs);
    return { unfinished: places.owedAnswers };
  };
  // After this hook the server closes every connection, used or not.
  app.addHook('preClose', async () => {
    const { unfinished } = await drain(options.drainTimeoutMs ?? defaultDrainTimeoutMs);
    if (unfinished > 0) app.log.warn({ unfinished }, 'requests were cut off by the stop');
  });
  return { limit, stopping: stop.signal, refusedCount: () => refusedCount };
}

function isUrgent({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.urgent === true;
}

/** The places of the requests that were let in, and the answers that they are owed. */
class Places {
  readonly #limit: OverloadLimit;
  /** A stop waits for these. */
  owedAnswers = 0;

  constructor(limit: OverloadLimit) {
    this.#limit = limit;
  }

  hold(isUrgent: boolean): Admitted {
    this.owedAnswers += 1;
    return { isUrgent, holdsPlace: true, isOwedAnswer: true };
  }

  stepOut(admitted: Admitted): void {
    admitted.holdsPlace = false;
    this.#limit.steppedOut(admitted.isUrgent);
    this.#settle(admitted);
  }

  /** After it was let in anew. */
  stepIn(admitted: Admitted): void {
    admitted.holdsPlace = true;
    admitted.isOwedAnswer = true;
    this.owedAnswers += 1;
  }

  /** Its answer is there; it has to go out yet. */
  answer(admitted: Admitted): void {
    if (!admitted.holdsPlace) return;
    admitted.holdsPlace = false;
    this.#limit.left(admitted.isUrgent);
  }

  end(admitted: Admitted): void {
    this.answer(admitted);
    this.#settle(admitted);
  }

  #settle(admitted: Admitted): void {
    if (!admitted.isOwedAnswer) return;
    admitted.isOwedAnswer = false;
    this.owedAnswers -= 1;
  }
}

/** The event loop's present turn, from the first request of what arrived together; each time it is asked one more is read. */
function watchTurn(): () => Turn {
  let began: { readonly atMs: number; readCount: number } | undefined;
  return () => {
    const nowMs = performance.now();
    if (began === undefined) {
      began = { atMs: nowMs, readCount: 0 };
      // Runs when all that had arrived has been read.
      setImmediate(() => {
        began = undefined;
      });
    }
    const turn = { elapsedMs: nowMs - began.atMs, readBefore: began.readCount };
    began.readCount += 1;
    return turn;
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
