import { hydrate, type QueryClient } from '@tanstack/react-query';
import { whenItComes } from '@wau/late-scripts/late-source';
import { type ApiClient, type ApiFetch, createApiClient } from '../api/api-client.ts';
import { ApiFailureError, isSessionFailure } from '../api/api-failure.ts';
import { encryptPayload } from '../api/encrypt-payload.ts';
import { createQueryClient } from '../api/query-client.ts';
import { isStandalone } from '../device/device.ts';
import type { LanguageCode } from '../language/choose-language.ts';
import { loadMessageParts } from '../language/load-messages.ts';
import { textPartsAt } from '../language/text-parts.ts';
import { followMemberInfo } from '../member/follow-member-info.ts';
import { networkStore } from '../network/network-state.ts';
import { keepReferenceData } from '../reference/reference-data.ts';
import type { AppServices } from '../services/app-services.ts';
import {
  begunLanguage,
  createLanguageStore,
  type LanguageStore,
  type SpokenLanguage,
} from '../services/language-store.ts';
import { createSessionStore, type SessionStore } from '../services/session-store.ts';
import { followSession } from '../session/follow-session.ts';
import { isClosureFailure, siteStatusQuery } from '../site/site-status.ts';
import { browserSessionStorage } from '../storage/stored-value.ts';
import type { DocumentState } from './document-state.ts';

/** The services of this tab, filled with what the server already loaded for the document. */
export async function startBrowserServices(
  state: Pick<DocumentState, 'language' | 'queries'>,
): Promise<AppServices> {
  const session = createSessionStore(browserSessionStorage());
  const queryClient = createQueryClient((failure) => {
    if (isSessionFailure(failure) && failure.isOfEarlierSession !== true) session.expire();
    // The site has closed since the page was loaded: what it says about that takes the page's place.
    if (isClosureFailure(failure))
      void queryClient.refetchQueries({ queryKey: siteStatusQuery(api).queryKey });
  });
  let language: LanguageStore | undefined;
  const api = createBrowserApi(session, () => language?.current().code ?? state.language);
  const tabs = followSession(session, queryClient, () => void api.call('logout', {}));
  const [spoken] = await Promise.all([speak(state.language), tabs.join()]);
  language = createLanguageStore(spoken);
  hydrate(queryClient, state.queries);
  followMemberInfo(session, queryClient);
  keepReferences(api, queryClient, session, language);
  // A page brought back from the back-forward cache may show a member who has left, and would call with a token that
  // has been renewed since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !session.isCurrent()) window.location.reload();
  });
  return { api, queryClient, session, language };
}

/** GA-08: answers that seldom change are kept in this tab for the language, the merchant and the content that they are of. */
function keepReferences(
  api: ApiClient,
  queryClient: QueryClient,
  session: SessionStore,
  language: LanguageStore,
): void {
  keepReferenceData(api, {
    occasion() {
      const contentVersion = queryClient.getQueryData(siteStatusQuery(api).queryKey)?.contentVersion;
      if (contentVersion === undefined) return undefined;
      const merchantCode = session.current()?.merchantCode ?? '';
      return { language: language.current().code, merchantCode, contentVersion };
    },
  });
  // Nobody needs it before the page was left for the first time.
  document.addEventListener('visibilitychange', () => followVersion(api, queryClient), { once: true });
}

function followVersion(api: ApiClient, queryClient: QueryClient): void {
  whenItComes(
    () => import('../reference/follow-content-version.ts'),
    ({ followContentVersion }) => followContentVersion(api, queryClient, document, Date.now),
  );
}

/** The language with the texts that the document names as well. */
async function speak(code: LanguageCode): Promise<SpokenLanguage> {
  const count = textPartsAt(window.location.pathname);
  return begunLanguage(code, await loadMessageParts(code, 0, count), count);
}

function createBrowserApi(session: SessionStore, language: () => string): ApiClient {
  const browserFetch: ApiFetch = (path, init) => fetch(path, init);
  const api: ApiClient = createApiClient({
    fetch: browserFetch,
    language,
    token: () => session.current()?.token,
    sessionMerchantCode: () => session.current()?.merchantCode,
    isOnline: () => navigator.onLine,
    onSlow: (isSlow) => networkStore?.callIsSlow(isSlow),
    // AC-06: run from the home screen, as an installed app.
    ...(isStandalone() ? { device: 'OTHERS' } : {}),
    encrypt: (json) => encryptForServer(api, json),
  });
  return api;
}

/** Encrypts to the server's current key, by the server's clock: phones are often minutes wrong, and old payloads are refused. */
async function encryptForServer(api: ApiClient, json: string): Promise<string> {
  const answer = await api.call('getEncryptionKey', {});
  if (!answer.ok) throw new ApiFailureError(answer);
  const serverNowMs = Date.parse(answer.headers.get('Date') ?? '');
  return encryptPayload(json, answer.value, Number.isNaN(serverNowMs) ? Date.now() : serverNowMs);
}
