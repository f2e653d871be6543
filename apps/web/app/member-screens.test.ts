import { type ClientLoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createApiClient } from './platform/api-client.ts';
import { appServices } from './platform/app-services.ts';
import { createLanguageStore, spokenLanguage } from './platform/i18n/language-store.ts';
import { loadMessages } from './platform/i18n/load-messages.ts';
import { createQueryClient } from './platform/query-client.ts';
import type { RouteHandle } from './platform/route-handle.ts';
import { createSessionStore } from './platform/session-store.ts';

interface ScreenModule {
  readonly handle?: RouteHandle;
  readonly clientLoader?: ((args: ClientLoaderFunctionArgs) => unknown) & { readonly hydrate?: boolean };
}

const screens = Object.entries(import.meta.glob<ScreenModule>('./features/**/*-screen.tsx'));

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

test('there are screens for members', async () => {
  const loaded = await Promise.all(screens.map(([, load]) => load()));
  expect(loaded.filter((screen) => screen.handle?.memberOnly === true).length).toBeGreaterThan(5);
});

test.each(screens)('AC-24 %s lets no visitor in if it is for members', async (_, load) => {
  const screen = await load();
  if (screen.handle?.memberOnly !== true) return;
  const { clientLoader } = screen;
  expect(clientLoader, 'a member screen asks for the session before it loads').toBeDefined();
  const request = new Request('https://wau.example/m/somewhere?of=mine');
  const args = {
    request,
    context: await contextOfVisitor(),
    params: {},
  } as unknown as ClientLoaderFunctionArgs;
  const answer = await Promise.resolve()
    .then(() => clientLoader?.(args))
    .catch((thrown: unknown) => thrown);
  expect(answer).toBeInstanceOf(Response);
  const location = (answer as Response).headers.get('Location');
  expect(location).toBe('/m/login?returnTo=%2Fm%2Fsomewhere%3Fof%3Dmine');
});
