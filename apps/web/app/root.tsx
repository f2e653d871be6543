import './app.css';
import type { QueryClient } from '@tanstack/react-query';
import { latePage } from '@wau/late-scripts/late-part';
import { isThemeName, pageColours } from '@wau/theme/theme-names';
import type { ReactNode } from 'react';
import {
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Outlet,
  ScrollRestoration,
  useRouteError,
} from 'react-router';
import type { ApiClient } from './platform/api/api-client.ts';
import { failureOf } from './platform/api/api-failure.ts';
import { useLanguage, useTranslate } from './platform/language/use-language.ts';
import { waitForTexts } from './platform/navigation/wait-for-texts.ts';
import { documentStateId, serializeForMarkup, useDocumentFacts } from './platform/runtime/document-state.ts';
import { useReadyMark } from './platform/runtime/use-ready-mark.ts';
import { appServices } from './platform/services/app-services.ts';
import { resourcesQuery } from './platform/site/resources-query.ts';
import { siteQuery, useSiteIfKnown } from './platform/site/site-query.ts';
import { closureReasonOf, siteStatusQuery, useSiteStatus } from './platform/site/site-status.ts';
import { DownloadBarMark } from './shared/download/download-bar-mark.tsx';
import { EarlyTaps } from './shared/screen/early-taps.tsx';
import { SessionMark } from './shared/session/session-mark.tsx';
import { StartFiles, StartScript } from './shell/document/start-files.tsx';
import { ErrorPage } from './shell/error-pages/error-page.tsx';
import {
  type MissingSite,
  missingSiteTitles,
  ServiceErrorPage,
} from './shell/error-pages/service-error-page.tsx';

const ClosedScreen = latePage(
  async () => (await import('./shell/closed-site/closed-screen.tsx')).ClosedScreen,
);

/**
 * SH-12: no screen is shown for a site that is not known (an unknown host gets a 404, a failing API a 503), and none
 * before it is known whether the site is open.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appServices);
  try {
    await Promise.all([
      queryClient.ensureQueryData(siteQuery(api)),
      queryClient.ensureQueryData(siteStatusQuery(api)),
    ]);
    await loadClosed(api, queryClient);
  } catch (error) {
    throw data(null, { status: failureOf(error).code === 'merchant.unknown' ? 404 : 503 });
  }
  return null;
}

/** Runs before every change of page. */
export const clientMiddleware = [waitForTexts];

/** What the screen of a closed site says besides; it stands without. */
async function loadClosed(api: ApiClient, queryClient: QueryClient): Promise<void> {
  const status = queryClient.getQueryData(siteStatusQuery(api).queryKey);
  if (closureReasonOf(status) !== undefined) await queryClient.prefetchQuery(resourcesQuery(api));
}

/** The site is loaded once, with the document. */
export function shouldRevalidate(): boolean {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const { locale, direction } = useLanguage();
  const wantedTheme = useSiteIfKnown()?.themeName ?? '';
  const themeName = isThemeName(wantedTheme) ? wantedTheme : 'night';
  return (
    <html lang={locale} dir={direction} data-theme={themeName} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={pageColours[themeName]} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/wps/system/icons/apple-180.png" />
        <link rel="manifest" href="/wps/system/manifest.webmanifest" />
        <SessionMark />
        <DownloadBarMark />
        <EarlyTaps />
        <StartFiles />
      </head>
      <body>
        {children}
        <DocumentStateScript />
        <ScrollRestoration />
        <StartScript />
      </body>
    </html>
  );
}

/** What the loaders found, for the browser to start from. In the browser the script is left as it came. */
function DocumentStateScript() {
  const facts = useDocumentFacts();
  const json = facts === undefined ? '' : serializeForMarkup(facts.state());
  return (
    <script id={documentStateId} type="application/json" nonce={facts?.nonce} suppressHydrationWarning>
      {json}
    </script>
  );
}

export default function Root() {
  const status = useSiteStatus();
  const reason = closureReasonOf(status);
  if (status === undefined || reason === undefined) return <Outlet />;
  return <ClosedScreen reason={reason} status={status} />;
}

/** What the loader above has thrown. */
function missingSiteOf(error: unknown, isSiteKnown: boolean): MissingSite | undefined {
  if (!isRouteErrorResponse(error) || isSiteKnown) return undefined;
  if (error.status === 404) return 'unknown';
  return error.status === 503 ? 'failing' : undefined;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const t = useTranslate();
  useReadyMark();
  const missing = missingSiteOf(error, useSiteIfKnown() !== undefined);
  return (
    <div className="column min-h-dvh bg-page">
      <title>{t(missing === undefined ? 'error.crash.title' : missingSiteTitles[missing])}</title>
      {missing === undefined ? (
        <ErrorPage error={error} heading="h1" />
      ) : (
        <ServiceErrorPage missing={missing} />
      )}
    </div>
  );
}
