import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createApiClient } from '../api/api-client.ts';
import { createQueryClient } from '../api/query-client.ts';
import { appServices } from '../services/app-services.ts';
import { begunLanguage, createLanguageStore } from '../services/language-store.ts';
import { createSessionStore } from '../services/session-store.ts';
import { waitForTexts } from './wait-for-texts.ts';

function pageThatBegan() {
  const language = createLanguageStore(begunLanguage('MY', { 'action.login': 'Log masuk' }));
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
  expect(language.current().isWhole()).toBe(false);
  await goTo('/m/help');
  expect(language.current().isWhole()).toBe(true);
  // Whatever is on the page goes on with the words that it has.
  expect(language.current().translate).toBe(translate);
  expect(translate('action.login')).toBe('Log masuk');
});
