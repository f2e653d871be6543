import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

/** Who may use a part that a demo has: whoever sits at this machine, or everybody who reaches it. */
export type DemoReach = 'this-machine' | 'everybody';

/**
 * Whether a request comes from this machine itself. A proxy here connects from loopback on behalf of anybody and says
 * so: then the address that it tells counts where it is trusted, and nobody is from here where it is not.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const { headers, socket } = request;
  if (!isLoopback(socket.remoteAddress)) return false;
  if (headers.forwarded !== undefined) return false;
  if (headers['x-forwarded-for'] === undefined) return true;
  const isBelieved = (request.ips?.length ?? 0) > 1;
  return isBelieved && isLoopback(request.ip);
}

/** Whether a part of a demo is meant for a caller. */
export function isWithinDemoReach(isFromHere: boolean, reach: DemoReach | 'nobody'): boolean {
  return reach === 'everybody' || (reach === 'this-machine' && isFromHere);
}

/** Throws `demo.local.only` for whoever a part of the demo is not meant for. */
export function requireDemoReach(request: FastifyRequest, reach: DemoReach): void {
  if (!isWithinDemoReach(isFromThisMachine(request), reach)) throw new Refusal('demo.local.only');
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && (address === '::1' || /^(::ffff:)?127\./.test(address));
}
