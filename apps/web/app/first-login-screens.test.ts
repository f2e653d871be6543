// @vitest-environment node
import { type ClientLoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { RouteHandle } from './platform/navigation/route-handle.ts';
import { type AppServices, appServices } from './platform/services/app-services.ts';
import { createSessionStore } from './platform/services/session-store.ts';

vi.mock('virtual:screen-paths', () => ({ screenPaths: [] }));

/** Where the browser stands as these screens are asked for. */
vi.stubGlobal('location', { pathname: '/m/home', search: '' });

interface ScreenModule {
  readonly handle?: RouteHandle;
  readonly loader?: unknown;
  readonly clientLoader?: ((args: ClientLoaderFunctionArgs) => unknown) & { readonly hydrate?: boolean };
}

/** Members' pages with a rule of their own for visitors. */
const withTheirOwnRule = ['account/member/mine', 'account/settings/settings', 'agency/agent/agent'];

const modules = import.meta.glob<ScreenModule>('./features/**/*-screen.tsx');
const screens = await Promise.all(
  Object.entries(modules).map(async ([file, load]) => ({ file, screen: await load() })),
);
const memberScreens = screens.filter(
  ({ file, screen }) =>
    screen.handle?.memberOnly === true ||
    withTheirOwnRule.some((name) => file === `./features/${name}-screen.tsx`),
);

test('AC-19 there are pages for members', () => {
  expect(memberScreens.length).toBeGreaterThan(withTheirOwnRule.length + 5);
});

/** Where the page's loader leads a member who was given a password. */
async function destinationOf({ clientLoader, loader }: ScreenModule): Promise<string | null> {
  // Without a loader of the server's, the browser's runs with the document as well.
  expect(loader === undefined || clientLoader?.hydrate === true, 'also by its address').toBe(true);
  const session = createSessionStore(undefined);
  session.begin({
    token: 't',
    merchantCode: 'wau',
    userName: 'baharu',
    type: 0,
    firstTimeLogin: true,
    mustChangePassword: true,
  });
  const context = new RouterContextProvider();
  // Nothing else is asked for, so that nothing else need be there.
  context.set(appServices, { session } as AppServices);
  const request = new Request('https://wau.example/m/somewhere');
  const args = { request, context, params: {} } as unknown as ClientLoaderFunctionArgs;
  const answer = await Promise.resolve()
    .then(() => clientLoader?.(args))
    .catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.headers.get('Location') : null;
}

test.each(memberScreens)(
  'AC-19 $file leads whoever was given a password to choose another',
  async ({ screen }) => {
    expect(await destinationOf(screen)).toBe('/m/changePsw');
  },
);
