import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { ConnectionLimits } from './connection-limits.ts';

/** Sees that bodies arrive in time. */
export interface BodyWatch {
  /** Called when the head of a request has been read. */
  watch(request: FastifyRequest, reply: FastifyReply): void;
}

/** Whether the server has to wait for more than the head of a request. */
export function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * A body that does not come along is answered `request.timeout`, and its connection ends; without a word where there
 * was an answer already. Of large bodies, which take memory, the one that has been coming longest gives way to one
 * too many.
 */
export function createBodyWatch(
  limits: Pick<ConnectionLimits, 'bodyTimeoutMs' | 'bodyBytesPerSecond' | 'largeBodyBytes' | 'largeBodies'>,
  onEnd: () => void,
): BodyWatch {
  const large = new Map<FastifyRequest, () => void>();
  const endBody = (request: FastifyRequest, reply: FastifyReply): void => {
    if (request.raw.complete) return;
    onEnd();
    endSlowBody(request, reply);
  };
  return {
    watch(request, reply) {
      if (!hasBody(request)) return;
      const length = lengthOf(request);
      // In whole seconds, because timers of the same length cost next to nothing.
      const timeoutMs = limits.bodyTimeoutMs + Math.floor(length / limits.bodyBytesPerSecond) * 1000;
      const end = (): void => endBody(request, reply);
      const timer = setTimeout(end, timeoutMs).unref();
      if (length > limits.largeBodyBytes) {
        large.set(request, end);
        if (large.size > limits.largeBodies) large.values().next().value?.();
      }
      request.raw.once('close', () => {
        clearTimeout(timer);
        large.delete(request);
      });
    },
  };
}

/** As far as it is told beforehand, and never more than the route reads. */
function lengthOf({ headers, routeOptions }: FastifyRequest): number {
  const limit = routeOptions.bodyLimit ?? 0;
  const told = headers['content-length'];
  return told === undefined ? limit : Math.min(Number(told), limit);
}

function endSlowBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  // Whoever reads the body hears of it as of a broken connection, and answers.
  if (!reply.sent && raw.listenerCount('error') > 0) {
    reply.raw.shouldKeepAlive = false;
    raw.emit('error', new Refusal('request.timeout'));
  } else {
    raw.socket.destroy();
  }
}
