import { act, fireEvent, screen } from '@testing-library/react';
import { compileCatalogue } from '@wau/i18n/compile-catalogue';
import { messages as english } from '@wau/i18n/web/en';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../test-support/render-screen.tsx';
import { ServiceErrorPage } from './service-error-page.tsx';

test('SH-12 a site that cannot be had says so in the language of the page, and loads it anew with a tap', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const { language } = renderScreen({ default: ServiceErrorPage }, { path: '/m/home', calls: {} });
  expect(screen.getByRole('alert').textContent).toContain('Wang dan taruhan anda selamat');
  expect(screen.getByRole('heading', { name: 'Perkhidmatan tidak tersedia' })).toBeTruthy();
  act(() => language.speak('EN', compileCatalogue(english)));
  expect(screen.getByRole('heading', { name: 'Service not available' })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
});
