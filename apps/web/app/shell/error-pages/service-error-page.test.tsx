import { act, fireEvent, screen } from '@testing-library/react';
import { compileCatalogue } from '@wau/i18n/compile-catalogue';
import { messages as english } from '@wau/i18n/web/en';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../test-support/render-screen.tsx';
import { type MissingSite, ServiceErrorPage } from './service-error-page.tsx';

test.each<[MissingSite, string, string, string]>([
  ['failing', 'Wang dan taruhan anda selamat', 'Perkhidmatan tidak tersedia', 'Service not available'],
  [
    'unknown',
    'Tiada laman dibuka di alamat ini',
    'Kami tidak mengenali laman ini',
    'We do not know this site',
  ],
])(
  'SH-12 a site that is %s says so in the language of the page, offers others, and loads anew with a tap',
  (missing, text, malay, inEnglish) => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const { language } = renderScreen(
      { default: () => <ServiceErrorPage missing={missing} /> },
      { path: '/m/home', calls: {} },
    );
    expect(screen.getByRole('alert').textContent).toContain(text);
    expect(screen.getByRole('heading', { name: malay })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Bahasa' })).toBeTruthy();
    act(() => language.speak('EN', compileCatalogue(english)));
    expect(screen.getByRole('heading', { name: inEnglish })).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();
    reload.mockRestore();
  },
);
