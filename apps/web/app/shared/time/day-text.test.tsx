import { render, screen } from '@testing-library/react';
import { compileCatalogue } from '@wau/i18n/compile-catalogue';
import { messages as malay } from '@wau/i18n/web/my';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createApiClient } from '../../platform/api/api-client.ts';
import { createQueryClient } from '../../platform/api/query-client.ts';
import { createLanguageStore, spokenLanguage } from '../../platform/services/language-store.ts';
import { createSessionStore } from '../../platform/services/session-store.ts';
import { AppProviders } from '../app-providers.tsx';
import { DayText } from './day-text.tsx';

const services = {
  api: createApiClient({
    fetch: () => expect.fail('nothing is asked for'),
    language: () => 'MY',
    token: () => undefined,
  }),
  queryClient: createQueryClient(),
  session: createSessionStore(undefined),
  language: createLanguageStore(spokenLanguage('MY', compileCatalogue(malay))),
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('HO-04 a browser that words days otherwise than the server takes the page over as it is', () => {
  const page = (
    <AppProviders services={services}>
      <DayText moment="2026-11-30T10:00:00Z" />
    </AppProviders>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  vi.stubGlobal('Intl', {
    DateTimeFormat: class {
      readonly format = () => '30 Nov. 2026';
    },
  });
  const refused: unknown[] = [];
  render(page, { container, hydrate: true, onRecoverableError: (error) => refused.push(error) });
  expect(refused).toEqual([]);
  expect(screen.getByText(/2026/).textContent).toMatch(/^30 Nov/);
});
