import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { fakeSite } from '../../../../test-support/fake-site.ts';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import { resourcesQuery } from '../../../platform/site/resources-query.ts';
import type { Site } from '../../../platform/site/site-query.ts';
import * as downloadScreen from './download-screen.tsx';

const drawnIcon = '/wps/system/icons/icon-192.png';

interface Settings {
  readonly template?: Partial<Site['mobileTemplate']>;
  readonly icon?: string;
}

async function open({ template = {}, icon }: Settings = {}) {
  const resources = icon === undefined ? [] : [{ resourceType: 'AppDownloadIcon' as const, url: icon }];
  const services = renderScreen(downloadScreen, {
    path: '/m/download',
    site: { mobileTemplate: { ...fakeSite.mobileTemplate, ...template } },
    calls: {
      getResources: () =>
        accepted({
          version: { pathList: [] },
          resources,
          download: { rewardMinor: '0', barRewardMinor: '0', barRequiresLogin: false },
        }),
    },
  });
  await screen.findByRole('heading', { name: 'Dapatkan aplikasi Wau' });
  await waitFor(() =>
    expect(services.queryClient.getQueryData(resourcesQuery(services.api).queryKey)).toBeDefined(),
  );
}

const pictures = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

test('AP-02 HO-09 a merchant that set nothing has the page’s own icon and words', async () => {
  await open();
  expect(screen.getByText('Laman yang sama, hanya satu ketikan.').style.color).toBe('');
  expect(pictures()).toEqual([drawnIcon]);
});

test('AP-02 HO-09 app_background, app_desc and app_desc_font_color change the head of the page', async () => {
  await open({
    template: {
      app_background: '/art/banners/install-app.svg',
      app_desc: 'Main di mana-mana',
      app_desc_font_color: '#ffd966',
    },
  });
  const text = await screen.findByText('Main di mana-mana');
  expect(text.style.color).toBe('#ffd966');
  expect(text.closest('.scrim-below'), 'readable over any picture').not.toBeNull();
  expect(screen.queryByText('Laman yang sama, hanya satu ketikan.')).toBeNull();
  expect(pictures()).toEqual(['/art/banners/install-app.svg', drawnIcon]);
});

test('AP-02 a colour that cannot be read there, and a picture from elsewhere, change nothing', async () => {
  await open({
    template: {
      app_background: 'https://elsewhere.example/app.webp',
      app_desc: 'Main di mana-mana',
      app_desc_font_color: '#101010',
    },
  });
  expect((await screen.findByText('Main di mana-mana')).style.color).toBe('');
  expect(pictures()).toEqual([drawnIcon]);
});

test('HO-09 AppDownloadIcon takes the place of the drawn icon, which comes back where it does not load', async () => {
  await open({ icon: '/art/heads/wau.svg' });
  await waitFor(() => expect(pictures()).toEqual(['/art/heads/wau.svg']));
  const icon = document.querySelector('img');
  if (icon === null) throw new Error('the icon is on the page');
  fireEvent.error(icon);
  expect(pictures()).toEqual([drawnIcon]);
});

test('HO-09 an AppDownloadIcon that the page’s policy would not show is not asked for', async () => {
  await open({ icon: 'https://elsewhere.example/icon.png' });
  expect(pictures()).toEqual([drawnIcon]);
});
