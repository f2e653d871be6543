import type { Page } from '@playwright/test';
import type { CallValue } from '@wau/contract/call';
import { type Calls, calls } from '@wau/contract/calls';
import type { Envelope } from '@wau/contract/envelope';
import { headerNames } from '@wau/contract/headers';
import { type CallOptions, encryptTo, requestOf } from '@wau/server/testing/call-request';
import { registerBody } from '@wau/server/testing/register-body';

/*
 * A session for tests of something else than the forms: the same calls, sent by the browser from an empty page of the
 * site, because two screens that nobody looks at would cost each test seconds.
 */

type Beginning = 'login' | 'register';

/** Logs a member in; the page is left empty, at the site, with the session in its storage. */
export function beginSession(page: Page, site: string, username: string, password: string): Promise<void> {
  return begin(page, site, 'login', { body: { type: 'username', username, password, captcha: '' } });
}

/** Registers a player of the demo's first merchant, and leaves the page as above. */
export function beginAsNewPlayer(page: Page, username: string, password: string): Promise<void> {
  return begin(page, '', 'register', { body: registerBody({ username, password }) });
}

/** Opens a page of the site with nothing in it, where a session can be put into the storage that the app reads next. */
export async function openEmptyPage(page: Page, site: string): Promise<void> {
  const address = '**/empty-page-of-a-test';
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(`${site}/${address.slice(3)}`);
  await page.unroute(address);
}

async function begin<Name extends Beginning>(
  page: Page,
  site: string,
  name: Name,
  options: CallOptions<Name>,
): Promise<void> {
  await openEmptyPage(page, site);
  const merchantCode = /^(\w+)\.localhost$/.exec(new URL(page.url()).hostname)?.[1] ?? 'wau';
  const key = await ask<CallValue<Calls['getEncryptionKey']>>(page, {
    url: calls.getEncryptionKey.path,
    method: 'GET',
    headers: { [headerNames.merchant]: merchantCode },
  });
  const request = await requestOf(name, { ...options, merchantCode }, (body) =>
    encryptTo(key, Date.now(), body),
  );
  const session = await ask<CallValue<Calls[Beginning]>>(page, {
    ...request,
    headers: { ...request.headers, ...(name === 'register' ? { 'x-forwarded-for': nextAddress() } : {}) },
  });
  const {
    token,
    merchantCode: merchant,
    userName,
    customerType,
    firstTimeLogin,
    mustChangePassword,
  } = session;
  const info = {
    token,
    merchantCode: merchant,
    userName,
    type: customerType,
    firstTimeLogin,
    mustChangePassword,
  };
  await page.evaluate((text) => sessionStorage.setItem('MC_SESSION_INFO', text), JSON.stringify(info));
}

let newPlayers = 0;

/**
 * Each new player comes from an address of their own, of those that are kept for measurements (RFC 2544): of one
 * address the server takes twenty an hour, and the tests together register more.
 */
function nextAddress(): string {
  newPlayers += 1;
  return `198.18.${process.pid % 256}.${newPlayers % 256}`;
}

interface Asked {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: object;
}

async function ask<Value>(page: Page, { url, method, headers, payload }: Asked): Promise<Value> {
  const text = await page.evaluate(async ([to, init]) => (await fetch(to, init)).text(), [
    url,
    {
      method,
      headers: { ...headers, ...(payload === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    },
  ] as const);
  const envelope = JSON.parse(text) as Envelope<Value>;
  if (!envelope.success) throw new Error(`${method} ${url} was refused: ${text}`);
  return envelope.value;
}
