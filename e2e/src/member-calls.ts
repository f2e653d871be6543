import type { Page } from '@playwright/test';
import type { CallValue } from '@wau/contract/call';
import type { CallName, Calls } from '@wau/contract/calls';
import type { Envelope } from '@wau/contract/envelope';
import { type CallOptions, requestOf } from '@wau/server/testing/call-request';

/** Sends calls as the app would. */
export type MemberCall = <Name extends CallName>(
  name: Name,
  options?: CallOptions<Name>,
) => Promise<CallValue<Calls[Name]>>;

/** Calls with the session that a page of the demo's first merchant holds now. */
export async function callsOf(page: Page): Promise<MemberCall> {
  const token = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token: string }).token,
  );
  return async (name, options = {}) => {
    const request = await requestOf(name, { token, ...options }, async () => '');
    const { method, url, headers, payload, query } = request;
    const answer = await page.request.fetch(url, {
      method,
      headers,
      params: query,
      ...(payload === undefined ? {} : { data: payload }),
    });
    const envelope = (await answer.json()) as Envelope<CallValue<Calls[typeof name]>>;
    if (!envelope.success) throw new Error(`${name} was refused: ${envelope.errorCode}`);
    return envelope.value;
  };
}

let keys = 0;

/** A key that no other call of any run has. */
export function nextKey(): string {
  keys += 1;
  return `e2e-${process.pid}-${Date.now()}-${keys}`;
}
