import { render } from '@testing-library/react';
import { accepted, serveFakeAnswer } from '@wau/contract/testing/fake-answer';
import { compileCatalogue } from '@wau/i18n/compile-catalogue';
import { messages as malay } from '@wau/i18n/web/my';
import { createRoutesStub, Outlet, parsePath, RouterContextProvider, useLocation } from 'react-router';
import { createApiClient } from '../app/platform/api/api-client.ts';
import { isSessionFailure } from '../app/platform/api/api-failure.ts';
import { createQueryClient } from '../app/platform/api/query-client.ts';
import type { RouteHandle } from '../app/platform/navigation/route-handle.ts';
import { networkStore } from '../app/platform/network/network-state.ts';
import { type AppServices, appServices } from '../app/platform/services/app-services.ts';
import { createLanguageStore, spokenLanguage } from '../app/platform/services/language-store.ts';
import { createSessionStore, type SessionInfo } from '../app/platform/services/session-store.ts';
import { type Site, siteQuery } from '../app/platform/site/site-query.ts';
import { AppProviders } from '../app/shared/app-providers.tsx';
import { ToastRegion } from '../app/ui/toasts/toast-region.tsx';
import { type FakeCalls, fakeApi } from './fake-api.ts';
import { fakeSite } from './fake-site.ts';

export const fakeSession: SessionInfo = {
  token: 'a'.repeat(43),
  merchantCode: 'wau',
  userName: 'aisyah',
  type: 0,
  firstTimeLogin: false,
  mustChangePassword: false,
};

/** A route module, as far as a test renders it. */
interface ScreenModule {
  readonly default: () => React.ReactNode;
  readonly handle?: RouteHandle;
  readonly HydrateFallback?: () => React.ReactNode;
}

interface RenderOptions {
  readonly path: string;
  readonly url?: string;
  /** What the page before left for this one in the history. */
  readonly state?: unknown;
  readonly calls: FakeCalls;
  readonly session?: SessionInfo;
  /** Switches that differ from the fake site's. */
  readonly flags?: Partial<Site['flags']>;
  /** What else of the site differs. */
  readonly site?: Partial<Site>;
  /** After how long a call counts as slow, as the page then says. */
  readonly slowAfterMs?: number;
}

/**
 * Renders one screen in Malay over a fake API, with the services that it would find in the browser. Every other
 * address shows its own path, so that a test can see where a screen leads.
 */
export function renderScreen(
  screen: ScreenModule,
  { path, url = path, state, calls, session, flags, site, slowAfterMs }: RenderOptions,
) {
  const sessionStore = createSessionStore(undefined);
  if (session !== undefined) sessionStore.begin(session);
  const language = createLanguageStore(spokenLanguage('MY', compileCatalogue(malay)));
  const queryClient = createQueryClient((failure) => {
    if (isSessionFailure(failure)) sessionStore.expire();
  });
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const api = createApiClient({
    fetch: fakeApi(calls),
    language: () => language.current().code,
    token: () => sessionStore.current()?.token,
    sessionMerchantCode: () => sessionStore.current()?.merchantCode,
    isOnline: () => navigator.onLine,
    onSlow: (isSlow) => networkStore?.callIsSlow(isSlow),
    ...(slowAfterMs === undefined ? {} : { slowAfterMs }),
    // The fake reads what would travel encrypted, so that a test can look at it.
    encrypt: (json) => Promise.resolve(json),
  });
  const switches = { ...fakeSite.flags, ...flags };
  const known = { ...fakeSite, ...site, flags: switches };
  // The document brings it, so nobody asks; the contract holds all the same.
  serveFakeAnswer('getWhitelabel', accepted(known));
  queryClient.setQueryData(siteQuery(api).queryKey, known);
  const services: AppServices = { api, queryClient, session: sessionStore, language };
  const context = new RouterContextProvider();
  context.set(appServices, services);
  const Stub = createRoutesStub(
    [
      {
        Component: Frame,
        children: [
          { path, Component: screen.default, handle: screen.handle },
          { path: '*', Component: ShownPath },
        ],
      },
    ],
    context,
  );
  render(
    <AppProviders services={services}>
      <Stub initialEntries={[{ ...parsePath(url), state }]} />
    </AppProviders>,
  );
  return services;
}

/** Toasts stand within the router, because some of them lead on. */
function Frame() {
  return (
    <>
      <Outlet />
      <ToastRegion />
    </>
  );
}

function ShownPath() {
  const { pathname, search } = useLocation();
  return <p data-testid="path">{pathname + search}</p>;
}
