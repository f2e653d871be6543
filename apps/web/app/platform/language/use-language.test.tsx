import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { languageCookie } from '@wau/contract/headers';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../test-support/render-screen.tsx';
import { chooseLanguage } from './choose-language.ts';
import { reloadDelayMs, useChangeLanguage, useTranslate } from './use-language.ts';

function TwoLanguages() {
  const t = useTranslate();
  const changeLanguage = useChangeLanguage();
  return (
    <>
      <h1>{t('page.login')}</h1>
      <button type="button" onClick={() => void changeLanguage('EN')}>
        EN
      </button>
      <button type="button" onClick={() => void changeLanguage('MY')}>
        MY
      </button>
    </>
  );
}

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
  vi.useRealTimers();
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

test('GA-01 what the server had said is asked for again 200 ms after the last change of language, once', async () => {
  const { queryClient } = renderScreen({ default: TwoLanguages }, { path: '/m/home', calls: {} });
  const reload = vi.spyOn(queryClient, 'invalidateQueries');
  await screen.findByRole('heading', { name: 'Log masuk' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const choose = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await vi.dynamicImportSettled();
    await act(async () => undefined);
  };
  await choose('EN');
  expect(screen.getByRole('heading', { name: 'Log in' })).toBeTruthy();
  vi.advanceTimersByTime(reloadDelayMs - 1);
  await choose('MY');
  vi.advanceTimersByTime(reloadDelayMs - 1);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledTimes(1);
});
