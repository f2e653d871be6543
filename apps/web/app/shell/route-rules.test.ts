// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { isRouteHandle, type RouteHandle, showsTitleAt } from '../platform/navigation/route-handle.ts';
import routes from '../routes.ts';

vi.mock('virtual:screen-paths', () => ({ screenPaths: [] }));

interface Entry {
  readonly path?: string | undefined;
  readonly file: string;
  readonly index?: boolean | undefined;
  readonly children?: readonly Entry[] | undefined;
}

/** Every address of the table with its screen's file. */
function addressesIn(
  entries: readonly Entry[],
): readonly { readonly address: string; readonly file: string }[] {
  return entries.flatMap(({ path: address, file, index, children = [] }) => [
    ...(address === undefined && index !== true ? [] : [{ address: `/${address ?? ''}`, file }]),
    ...addressesIn(children),
  ]);
}

const handles = new Map<string, RouteHandle>();
for (const { address, file } of addressesIn(routes)) {
  const module: unknown = await import(path.resolve(import.meta.dirname, '..', file));
  const handle =
    typeof module === 'object' && module !== null && 'handle' in module ? module.handle : undefined;
  // Resource routes, which answer with no page, have no frame.
  if (isRouteHandle(handle)) handles.set(address, handle);
}

const of = (name: string) => `/m/${name}`;
const headerless = new Set(['login', 'register', 'mine', 'agent', 'help', 'download', 'forget'].map(of));
const footerless = new Set(
  [
    'login',
    'register',
    'trail',
    'launchGame',
    'changePsw',
    'notice',
    'activity',
    'forget',
    'service',
    'moreLottery',
    // The bar that takes the bets stands in its place.
    'lottery/:gameId',
    'useragreement',
    'maintenance',
    'agent',
  ].map(of),
);
const titled = new Set(
  [
    'activity',
    'forget',
    'trail',
    'changePsw',
    'notice',
    'gameCenter',
    'slotsCenter',
    'message',
    'set',
    'help',
    'download',
  ].map(of),
);
const backToHome = ['login', 'register', 'trail', 'notice', 'forget', 'mine'].map(of);

/** Its own steps lead back to it, so one page back from there would be a step again. */
const parents: Readonly<Record<string, string>> = {
  '/m/lottery/:gameId': '/m/lottery',
  '/m/securityCenter': '/m/mine',
  '/m/takeBreak': '/m/saferPlay',
  '/m/closeAccount': '/m/saferPlay',
  '/m/selfTest': '/m/saferPlay',
  '/m/paused': '/m/home',
};

/** The addresses that are another name of one the rules know. */
const mainAddress: Readonly<Record<string, string>> = {
  '/register.html': '/m/register',
  '/m/register.html': '/m/register',
  '/m/member/home': '/m/mine',
};
/** A game fills the page and brings a header of its own: the way back and the balance. */
const ownHeader = new Set(['/m/launchGame']);

/** Steps of a page that the rules name, such as the second step of a login; they choose the frame they need. */
const isOwnStep = (rule: string) =>
  ['/m/resetPassword', '/m/secondStep', '/m/externalLogin'].includes(rule) ||
  rule.startsWith('/m/securityCenter/');

const everyRoute = [...handles]
  .map(([address, handle]) => ({ address, rule: mainAddress[address] ?? address, handle }))
  .filter(({ rule }) => !isOwnStep(rule));

describe.each(everyRoute)('the frame of $address', ({ rule, handle }) => {
  test('SH-04 has the header unless it is one of the pages without', () => {
    expect(handle.header).toBe(!headerless.has(rule) && !ownHeader.has(rule));
  });

  test('SH-06 has the footer unless it is hidden there', () => {
    expect(handle.footer).toBe(!footerless.has(rule));
  });

  test('SH-08 has a way back unless it is home', () => {
    const homes = ['/', '/m', '/m/index', '/m/index.html', '/m/home'];
    expect(handle.back).toBe(!homes.includes(rule));
  });
});

test('SH-08 titles show on the named routes alone', () => {
  for (const { address, handle } of everyRoute.filter((route) => route.handle.header)) {
    expect(showsTitleAt(handle, address), address).toBe(titled.has(address));
  }
});

test('SH-08 every screen but home has a name, and its heading comes from one place', () => {
  for (const { address, handle } of [...handles].map(([address, handle]) => ({ address, handle }))) {
    const isHome = /^\/(?:m(?:\/index(?:\.html)?|\/home)?)?$/.test(address);
    expect(handle.title === undefined, address).toBe(isHome);
  }
  const app = path.resolve(import.meta.dirname, '..');
  const own = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.tsx') &&
      !file.endsWith('.test.tsx') &&
      readFileSync(path.join(app, file), 'utf8').includes('<h1'),
  );
  // What stands in place of all screens has no route to be named by.
  expect(own.sort()).toEqual([
    'shared/screen/screen-title.tsx',
    'shell/closed-site/closed-screen.tsx',
    'shell/error-pages/service-error-page.tsx',
  ]);
});

test('SH-08 back leads home from the named routes, and elsewhere one page back', () => {
  for (const { address, rule, handle } of everyRoute) {
    const wanted = backToHome.includes(rule) ? '/m/home' : parents[rule];
    expect(handle.backPath, address).toBe(wanted);
  }
});
