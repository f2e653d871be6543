import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createApiClient } from '../api/api-client.ts';
import { createQueryClient } from '../api/query-client.ts';
import { appServices } from '../services/app-services.ts';
import { begunLanguage, createLanguageStore, type SpokenLanguage } from '../services/language-store.ts';
import { createSessionStore } from '../services/session-store.ts';
import { waitForTexts } from './wait-for-texts.ts';

afterEach(() => vi.restoreAllMocks());

function pageThatBegan(over: Partial<SpokenLanguage> = {}) {
  const begun = begunLanguage('MY', { 'action.login': 'Log masuk' }, 1);
  const language = createLanguageStore({ ...begun, ...over });
  const context = new RouterContextProvider();
  context.set(appServices, {
    api: createApiClient({ fetch, language: () => 'MY', token: () => undefined }),
    queryClient: createQueryClient(),
    session: createSessionStore(undefined),
    language,
  });
  const goTo = (path: string) =>
    waitForTexts({ request: new Request(new URL(path, 'https://wau.example')), context });
  return { language, goTo };
}

test('a change of page waits for the texts of the screen that it leads to', async () => {
  const { language, goTo } = pageThatBegan();
  const { translate } = language.current();
  await goTo('/m/login?returnTo=%2Fm%2Fhelp');
  expect(language.current().partCount()).toBe(1);
  await goTo('/m/lottery');
  expect(language.current().partCount()).toBe(2);
  await goTo('/m/help');
  expect(language.current().partCount()).toBe(3);
  // Whatever is on the page goes on with the words that it has.
  expect(language.current().translate).toBe(translate);
  expect(translate('action.login')).toBe('Log masuk');
});

test('where the texts do not come, the document of the whole address is asked for in place of the change of page', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const { goTo } = pageThatBegan({
    add() {
      throw new TypeError('Failed to fetch');
    },
  });
  let isShown = false;
  void goTo('/m/help?topic=deposit').then(() => {
    isShown = true;
  });
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/m/help?topic=deposit'));
  expect(isShown).toBe(false);
});
