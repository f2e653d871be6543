import { headerNames } from '@wau/contract/headers';
import { isFromThisMachine } from '@wau/service/http/this-machine';
import type { FastifyRequest } from 'fastify';
import { readDeviceToken } from './device-cookie.ts';

/** What a login or registration knows about where it comes from. */
export interface Caller {
  readonly address: string;
  readonly isFromThisMachine: boolean;
  /** The `Device` header, e.g. `OTHERS`; empty when there is none. */
  readonly device: string;
  /** The browser as it names itself. */
  readonly userAgent: string;
  /** The browser's token from an earlier login. */
  readonly deviceToken: string | undefined;
  /** Names the captcha whose answer the body carries; empty when there is none. */
  readonly captchaId: string;
}

const longestDevice = 40;
const longestUserAgent = 300;

export function callerOf(request: FastifyRequest): Caller {
  return {
    address: request.ip,
    isFromThisMachine: isFromThisMachine(request),
    device: headerOf(request, headerNames.device).slice(0, longestDevice),
    userAgent: headerOf(request, 'User-Agent').slice(0, longestUserAgent),
    deviceToken: readDeviceToken(request),
    captchaId: headerOf(request, headerNames.captchaId),
  };
}

function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name.toLowerCase()];
  return typeof value === 'string' ? value : '';
}
