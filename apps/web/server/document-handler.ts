import * as build from 'virtual:react-router/server-build';
import { dehydrate } from '@tanstack/react-query';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { createApiClient } from '../app/platform/api/api-client.ts';
import { ApiFailureError, isPassingFailure } from '../app/platform/api/api-failure.ts';
import { createQueryClient } from '../app/platform/api/query-client.ts';
import { defaultLanguage, type LanguageCode } from '../app/platform/language/choose-language.ts';
import { loadMessages } from '../app/platform/language/load-messages.ts';
import { textParts, textPartsAt } from '../app/platform/language/text-parts.ts';
import { documentRendering } from '../app/platform/server/document-rendering.ts';
import { type AppServices, appServices } from '../app/platform/services/app-services.ts';
import {
  createLanguageStore,
  type SpokenLanguage,
  spokenLanguage,
} from '../app/platform/services/language-store.ts';
import { siteQuery } from '../app/platform/site/site-query.ts';
import {
  closureReasonOf,
  closureStatuses,
  type SiteStatus,
  siteStatusQuery,
} from '../app/platform/site/site-status.ts';
import type { LanguageChunks } from './language-chunks.ts';
import type { DocumentRequest, RenderedDocument } from './rendering.ts';
import { documentLanguage } from './site-languages.ts';

const render = createRequestHandler(build, 'production');
const spoken = new Map<LanguageCode, SpokenLanguage>();

/** Renders the document of a request: chooses the language, runs the loaders against the API, streams the markup. */
export async function handleDocument(input: DocumentRequest): Promise<RenderedDocument> {
  const { request, nonce, servedAtMs, fetchApi, languageChunks, lastKnown, onRenderError } = input;
  const queryClient = createQueryClient();
  let code: LanguageCode = defaultLanguage;
  const api = createApiClient({ fetch: fetchApi, language: () => code, token: () => undefined });

  await Promise.all([
    queryClient.prefetchQuery(siteQuery(api)),
    queryClient.prefetchQuery(siteStatusQuery(api)),
  ]);
  const site = queryClient.getQueryData(siteQuery(api).queryKey);
  code = documentLanguage(request.headers.get('cookie'), site ?? lastKnown);
  const speaking = await speak(code);

  const services: AppServices = {
    api,
    queryClient,
    language: createLanguageStore(speaking),
    session: noSession,
  };
  const context = new RouterContextProvider();
  context.set(appServices, services);
  context.set(documentRendering, {
    facts: {
      nonce,
      modulePreloads: chunksSpokenAt(new URL(request.url).pathname, languageChunks[code]),
      state: () => ({ language: code, queries: dehydrate(queryClient), servedAtMs }),
    },
    onRenderError: (error) =>
      onRenderError(error, error instanceof ApiFailureError && isPassingFailure(error.failure)),
  });
  const status = queryClient.getQueryData(siteStatusQuery(api).queryKey);
  return {
    response: closedResponse(await render(request, context), status),
    locale: speaking.locale,
    site,
    imageOrigins: site?.imageOrigins ?? [],
    connectOrigins: site?.phoneVerification ? [new URL(site.phoneVerification.apiUrl).origin] : [],
    // What nobody has asked for yet is left to the browser.
    hasAllAnswers: () =>
      queryClient
        .getQueryCache()
        .getAll()
        .every(
          ({ state }) =>
            state.status === 'success' || (state.status === 'pending' && state.fetchStatus === 'idle'),
        ),
  };
}

/** What the page at a path begins with, as its start in the browser decides as well. */
function chunksSpokenAt(path: string, chunks: LanguageChunks | undefined): readonly string[] {
  return chunks === undefined ? [] : textParts.slice(0, textPartsAt(path)).map((part) => chunks[part]);
}

/** While the site is closed, the document of every address says so with its status (SH-12). */
function closedResponse(response: Response, status: SiteStatus | undefined): Response {
  const reason = closureReasonOf(status);
  if (status === undefined || reason === undefined) return response;
  const headers = new Headers(response.headers);
  if (status.retryAfterSeconds > 0) headers.set('Retry-After', String(status.retryAfterSeconds));
  return new Response(response.body, { status: closureStatuses[reason], headers });
}

/** A document is rendered for whoever asks; the session lives in the browser alone. */
const noSession: AppServices['session'] = {
  current: () => undefined,
  begin: () => undefined,
  end: () => undefined,
  expire: () => undefined,
  isCurrent: () => true,
  onExpired: () => () => undefined,
  onLeft: () => () => undefined,
  subscribe: () => () => undefined,
};

async function speak(code: LanguageCode): Promise<SpokenLanguage> {
  const known = spoken.get(code);
  if (known !== undefined) return known;
  const made = spokenLanguage(code, await loadMessages(code));
  spoken.set(code, made);
  return made;
}
