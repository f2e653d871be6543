import { fireEvent, screen, waitFor } from '@testing-library/react';
import { languageCookie } from '@wau/contract/headers';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../../test-support/render-screen.tsx';
import { chooseLanguage } from './choose-language.ts';
import { useChangeLanguage, useTranslate } from './use-language.ts';

function Page() {
  const t = useTranslate();
  const changeLanguage = useChangeLanguage();
  return (
    <button type="button" onClick={() => void changeLanguage('EN')}>
      {t('page.login')}
    </button>
  );
}

afterEach(() => {
  Reflect.set(document, 'cookie', `${languageCookie}=; path=/; max-age=0`);
});

test('SH-17 a change of language is heard at once, has the server’s words asked for again, and is there on the next visit', async () => {
  const { queryClient } = renderScreen({ default: Page }, { path: '/m/home', calls: {} });
  queryClient.setQueryData(['notice'], 'Notis');
  expect(chooseLanguage(document.cookie, ['MY', 'EN'], 'MY')).toBe('MY');
  fireEvent.click(screen.getByRole('button', { name: 'Log masuk' }));
  await screen.findByRole('button', { name: 'Log in' });
  await waitFor(() => expect(queryClient.getQueryState(['notice'])?.isInvalidated).toBe(true));
  expect(chooseLanguage(document.cookie, ['MY', 'EN'], 'MY')).toBe('EN');
});
