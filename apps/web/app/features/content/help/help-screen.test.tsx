import { fireEvent, screen } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import * as helpScreen from './help-screen.tsx';

const items = ['Satu', 'Dua', 'Tiga'].map((title) => ({ title, content: `<p>Isi ${title}</p>` }));
const opened = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .filter((heading) => heading.closest('details')?.open)
    .map((heading) => heading.textContent);

test.each([
  ['/m/help', 'Satu'],
  ['/m/help?i=2', 'Tiga'],
  ['/m/help?i=7', 'Satu'],
])('HO-07 %s opens %s first, and nothing else', async (url, title) => {
  renderScreen(helpScreen, { path: '/m/help', url, calls: { listHelpItems: () => accepted(items) } });
  await screen.findByText('Isi Dua');
  expect(opened()).toEqual([title]);
});

test('HO-07 without any items the screen says so and leads to customer service', async () => {
  renderScreen(helpScreen, { path: '/m/help', calls: { listHelpItems: () => accepted([]) } });
  expect(await screen.findByText('Belum ada topik bantuan')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Khidmat pelanggan' }).getAttribute('href')).toBe('/m/service');
});

test('AP-03 what could not be loaded is asked for again with a tap', async () => {
  let asked = 0;
  renderScreen(helpScreen, {
    path: '/m/help',
    calls: {
      listHelpItems: () => {
        asked += 1;
        return asked === 1
          ? refused(503, 'server.overloaded', 'Kami sangat sibuk sekarang')
          : accepted(items);
      },
    },
  });
  await screen.findByText('Kami sangat sibuk sekarang');
  fireEvent.click(screen.getByRole('button', { name: /cuba lagi|gagal|ketik/i }));
  expect(await screen.findByText('Isi Satu')).toBeTruthy();
});
