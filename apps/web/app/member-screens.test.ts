// @vitest-environment node
import path from 'node:path';
import { type ClientLoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { createApiClient } from './platform/api/api-client.ts';
import { createQueryClient } from './platform/api/query-client.ts';
import { loadMessages } from './platform/language/load-messages.ts';
import type { RouteHandle } from './platform/navigation/route-handle.ts';
import { appServices } from './platform/services/app-services.ts';
import { createLanguageStore, spokenLanguage } from './platform/services/language-store.ts';
import { createSessionStore } from './platform/services/session-store.ts';
import routes from './routes.ts';

vi.mock('virtual:screen-paths', () => ({ screenPaths: [] }));

/** Where the browser stands as these screens are asked for. */
vi.stubGlobal('location', { pathname: '/m/home', search: '' });

interface ScreenModule {
  readonly handle?: RouteHandle;
  readonly loader?: unknown;
  readonly clientLoader?: ((args: ClientLoaderFunctionArgs) => unknown) & { readonly hydrate?: boolean };
}

interface Entry {
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly file: string;
  readonly children?: readonly Entry[] | undefined;
}

/**
 * Every other address is a member's: a new one is, unless it is written down here, and then its screen must not say
 * otherwise. What these show of a member, each asks for only with a session.
 */
const openToVisitors: readonly string[] = [
  ...['/', '/m', '/m/index', '/m/index.html', '/m/home'],
  ...['/m/login', '/m/secondStep', '/m/externalLogin', '/m/trail'],
  ...['/m/register', '/register.html', '/m/register.html', '/m/forget', '/m/resetPassword'],
  ...['/m/notice', '/m/activity', '/m/activityDetail', '/m/activityInfo', '/m/help', '/m/helpDetail'],
  ...['/m/useragreement', '/m/service', '/m/download', '/m/maintenance'],
  // Of the list of games, two tabs are a member's, and lead a visitor to the login themselves (GA-05, GA-06).
  ...['/m/gameLobby', '/m/gameList', '/m/gameCenter', '/m/slotsCenter'],
  ...['/m/lottery', '/m/lottery/:gameId', '/m/lottery/:gameId/results', '/m/lottery/:gameId/trends'],
  ...['/m/lotteryStreaks', '/m/moreLottery', '/m/startLottery'],
  // The member centre itself: a visitor sees its entries, and each asks for the login by the popup (ME-01).
  ...['/m/mine', '/m/member/home'],
  '/*',
];

/** A member's, but by their own rule a visitor is led home from there and not to the login (A 2.7, A 2.8, agents). */
const leadHome: readonly string[] = ['/m/set', '/m/changePsw', '/m/agent'];

function addressesIn(entries: readonly Entry[]): readonly { address: string; file: string }[] {
  return entries.flatMap(({ path: address, file, index, children = [] }) => [
    ...(address === undefined && index !== true ? [] : [{ address: `/${address ?? ''}`, file }]),
    ...addressesIn(children),
  ]);
}

const addresses = addressesIn(routes);
const memberScreens = addresses.filter(
  ({ address }) => !openToVisitors.includes(address) && !leadHome.includes(address),
);

async function screenOf(file: string): Promise<ScreenModule> {
  return (await import(path.resolve(import.meta.dirname, file))) as ScreenModule;
}

async function contextOfVisitor(): Promise<RouterContextProvider> {
  const context = new RouterContextProvider();
  context.set(appServices, {
    api: createApiClient({
      fetch: () => Promise.reject(new Error('nothing is asked for a visitor')),
      language: () => 'MY',
      token: () => undefined,
    }),
    queryClient: createQueryClient(() => undefined),
    session: createSessionStore(undefined),
    language: createLanguageStore(spokenLanguage('MY', await loadMessages('MY'))),
  });
  return context;
}

/** Where the screen's loader leads a visitor to, before anything is shown or asked for. */
async function leadsVisitorTo({ clientLoader, loader }: ScreenModule): Promise<string | null> {
  if (clientLoader === undefined) throw new Error('it asks for the session before it loads');
  // Without a loader of the server's, the browser's runs with the document as well.
  expect(loader === undefined || clientLoader.hydrate === true, 'also when the document is loaded').toBe(
    true,
  );
  const args = {
    request: new Request('https://wau.example/m/somewhere?of=mine'),
    context: await contextOfVisitor(),
    params: {},
  } as unknown as ClientLoaderFunctionArgs;
  const answer = await Promise.resolve()
    .then(() => clientLoader(args))
    .catch((thrown: unknown) => thrown);
  expect(answer).toBeInstanceOf(Response);
  return (answer as Response).headers.get('Location');
}

test('AC-24 the exceptions are addresses that exist', () => {
  const known = addresses.map(({ address }) => address);
  for (const address of [...openToVisitors, ...leadHome]) expect(known).toContain(address);
  expect(memberScreens.length).toBeGreaterThan(10);
});

describe.each(memberScreens)('$address', ({ file }) => {
  test('AC-24 says that it is for members, and leads a visitor to the login and back', async () => {
    const screen = await screenOf(file);
    expect(screen.handle?.memberOnly, 'say memberOnly, or list it among the exceptions').toBe(true);
    expect(await leadsVisitorTo(screen)).toBe('/m/login?returnTo=%2Fm%2Fsomewhere%3Fof%3Dmine');
  });
});

test.each(leadHome)('AC-24 %s leads a visitor home', async (address) => {
  const { file } = addresses.find((entry) => entry.address === address) ?? { file: '' };
  expect(await leadsVisitorTo(await screenOf(file))).toBe('/m/home');
});

test.each(openToVisitors)(
  'AC-24 %s, open to visitors, does not say that it is for members',
  async (address) => {
    const { file } = addresses.find((entry) => entry.address === address) ?? { file: '' };
    expect((await screenOf(file)).handle?.memberOnly).not.toBe(true);
  },
);
