import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressSubject } from '../http/address-subject.ts';
import { Refusal } from '../refusal.ts';
import { BodyRoom, type BodyShare } from './body-room.ts';
import type { ConnectionLimits } from './connection-limits.ts';

/** Sees that bodies arrive in time, and that those on the way do not take all memory. */
export interface BodyWatch {
  /** What has come of large bodies that are not whole yet. */
  heldBytes(): number;
  /** Called when the head of a request has been read. */
  watch(request: FastifyRequest, reply: FastifyReply): void;
  /** Called when the request may send its body, whose reading begins. */
  receive(request: FastifyRequest, reply: FastifyReply): void;
}

export type BodyLimits = Pick<
  ConnectionLimits,
  | 'bodyTimeoutMs'
  | 'bodyBytesPerSecond'
  | 'largeBodyBytes'
  | 'largeBodiesBytes'
  | 'largeBodiesPerAddressBytes'
  | 'largeBodiesPerCallerBytes'
>;

export interface BodyEvents {
  /** A body is ended before it is whole. */
  onEnd(): void;
  /** Some more of a large body has come. */
  onAdvance(request: FastifyRequest): void;
}

const retryAfterSeconds = 2;

/** Whether the server has to wait for more than the head of a request. */
export function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * A body that does not come along is answered `request.timeout`, and its connection ends; without a word where there
 * was an answer already. What large bodies may hold together is bounded; where they would hold more, the slowest is
 * answered `server.overloaded`. A body that nobody is going to read, such as a stranger's, holds nothing.
 */
export function createBodyWatch(limits: BodyLimits, { onEnd, onAdvance }: BodyEvents): BodyWatch {
  const room = new BodyRoom<() => void>(limits.largeBodiesBytes);
  const endBody = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): void => {
    if (request.raw.complete || request.raw.socket.destroyed) return;
    onEnd();
    refuseBody(request, reply, refusal);
  };
  return {
    heldBytes: () => room.bytes,
    watch(request, reply) {
      if (!hasBody(request)) return;
      // Nearly all bodies come along with their head: they are whole when what has arrived is read, and need no timer.
      // That is at the end of the event loop's turn; a tick still runs between a head and its body.
      setImmediate(() => {
        if (request.raw.complete) return;
        endWhenLate(request, limits, () => endBody(request, reply, new Refusal('request.timeout')));
      });
    },
    receive(request, reply) {
      if (!hasBody(request) || lengthOf(request) <= limits.largeBodyBytes) return;
      const { raw } = request;
      const giveWay = (): void =>
        endBody(request, reply, new Refusal('server.overloaded', { retryAfterSeconds }));
      room.enter(giveWay, sharesOf(request, limits), performance.now());
      raw.on('data', (chunk: Buffer | string) => {
        onAdvance(request);
        for (const end of room.receive(giveWay, chunk.length, performance.now())) end();
      });
      const leave = (): void => room.leave(giveWay);
      raw.once('close', leave);
      // A body that is answered before it is whole never closes; its answer does.
      reply.raw.once('close', leave);
    },
  };
}

/** Calls `end` when the body has fallen behind what `limits` ask of it, by which time it may have come. */
function endWhenLate(
  { raw }: FastifyRequest,
  { bodyTimeoutMs, bodyBytesPerSecond }: BodyLimits,
  end: () => void,
): void {
  const { socket } = raw;
  const beganAtMs = performance.now();
  const readBefore = socket.bytesRead;
  const look = (): void => {
    const earnedMs = ((socket.bytesRead - readBefore) / bodyBytesPerSecond) * 1000;
    const restMs = beganAtMs + bodyTimeoutMs + earnedMs - performance.now();
    // In whole seconds, because timers of the same length cost next to nothing.
    if (restMs > 0) timer = setTimeout(look, Math.ceil(restMs / 1000) * 1000).unref();
    else end();
  };
  let timer = setTimeout(look, bodyTimeoutMs).unref();
  raw.once('close', () => clearTimeout(timer));
}

/** Behind one address may stand many, so it has more than one caller has. */
function sharesOf(request: FastifyRequest, limits: BodyLimits): readonly BodyShare[] {
  const ofAddress = {
    subject: `address ${addressSubject(request.ip)}`,
    limitBytes: limits.largeBodiesPerAddressBytes,
  };
  if (request.callerSubject === undefined) return [ofAddress];
  const ofCaller = {
    subject: `caller ${request.callerSubject}`,
    limitBytes: limits.largeBodiesPerCallerBytes,
  };
  return [ofCaller, ofAddress];
}

/** As far as it is told beforehand, and never more than the route reads. */
function lengthOf({ headers, routeOptions }: FastifyRequest): number {
  const limit = routeOptions.bodyLimit ?? 0;
  const told = headers['content-length'];
  return told === undefined ? limit : Math.min(Number(told), limit);
}

function refuseBody({ raw }: FastifyRequest, reply: FastifyReply, refusal: Refusal): void {
  // Whoever reads the body hears of it as of a broken connection, and answers.
  if (!reply.sent && raw.listenerCount('error') > 0) {
    reply.raw.shouldKeepAlive = false;
    raw.emit('error', refusal);
  } else {
    raw.socket.destroy();
  }
}
