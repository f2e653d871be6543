import { act, fireEvent, screen } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { afterEach, expect, test, vi } from 'vitest';
import type { FakeCalls, FakeValue } from '../../../../test-support/fake-api.ts';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import * as activityScreen from './promotions-screen.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const promotion = (id: string, categoryId: string) => ({
  id,
  title: `Promosi ${id}`,
  category: categoryId,
  promoAnnouncementCategoryIds: [categoryId],
  announcementImages: [{ url: '/art/banners/kite-night.svg' }],
  content: `<p>Isi ${id}</p>`,
  terms: '',
  startsAt: null,
  hasReward: id === 'b',
  endsAt: '2027-01-31T12:00:00.000Z',
});
const categories = [
  { id: 'games', name: 'Permainan' },
  { id: 'payments', name: 'Bayaran' },
];
const resources: FakeValue<'getResources'> = {
  version: { pathList: [] },
  resources: [{ resourceType: 'Android', url: '/m/download' }],
  download: { rewardMinor: '577700', barRewardMinor: '577700', barRequiresLogin: false },
};
const calls = (list: FakeValue<'listAvailablePromotions'>['list']): FakeCalls => ({
  listAvailablePromotions: () => accepted({ categories, list }),
  getResources: () => accepted(resources),
  listDomains: () =>
    accepted({
      list: [
        { domainName: 'localhost', rootDomainName: 'localhost', speedDomainUrl: 'http://localhost' },
        {
          domainName: 'wau.example.my',
          rootDomainName: 'example.my',
          speedDomainUrl: 'https://wau.example.my',
        },
      ],
    }),
});

test('HO-05 promotions show with their period, by category, and lead to the app’s popup', async () => {
  renderScreen(activityScreen, {
    path: '/m/activity',
    calls: calls([promotion('a', 'games'), promotion('b', 'payments')]),
  });
  expect(await screen.findByText('Promosi a')).toBeTruthy();
  expect(screen.getAllByText(/^Hingga 31 Januari 2027$/)).toHaveLength(2);
  fireEvent.click(screen.getByRole('radio', { name: 'Bayaran' }));
  expect(screen.queryByText('Promosi a')).toBeNull();
  expect(screen.getByText('Promosi b')).toBeTruthy();
  const app = await screen.findByRole('link', { name: /Dapatkan aplikasi.*RM\s5,777/ });
  expect(app.getAttribute('href')).toBe('/m/home?download=1');
});

test('HO-05 the one that the address names is open', async () => {
  renderScreen(activityScreen, {
    path: '/m/activity',
    url: '/m/activity?id=b',
    calls: calls([promotion('a', 'games'), promotion('b', 'payments')]),
  });
  expect((await screen.findByText('Promosi b')).closest('details')?.open).toBe(true);
  expect(screen.getByText('Promosi a').closest('details')?.open).toBe(false);
});

test('HO-05 without any, the screen says so and leads on', async () => {
  renderScreen(activityScreen, { path: '/m/activity', calls: calls([]) });
  expect(await screen.findByText('Tiada promosi sekarang')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lobi permainan' })).toBeTruthy();
});

test('HO-05 the page goes to the promotion that the address names 500 ms after it has loaded, and to none otherwise', async () => {
  vi.useFakeTimers();
  const scrolled: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.textContent ?? '');
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  renderScreen(activityScreen, {
    path: '/m/activity',
    url: '/m/activity?id=b',
    calls: calls([promotion('a', 'games'), promotion('b', 'payments')]),
  });
  for (let step = 0; step < 1_000 && screen.queryByText('Promosi b') === null; step += 1) await pass(1);
  await pass(495);
  expect(scrolled).toEqual([]);
  await pass(10);
  expect(scrolled).toHaveLength(1);
  expect(scrolled[0]).toContain('Promosi b');
});

test('HO-05 the footer leads to the site under its other domains, each in a new tab', async () => {
  renderScreen(activityScreen, { path: '/m/activity', calls: calls([promotion('a', 'games')]) });
  const link = await screen.findByRole('link', { name: 'example.my' });
  expect(link.getAttribute('href')).toBe('https://wau.example.my');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(screen.queryByRole('link', { name: 'localhost' })).toBeNull();
});

test.each([
  [true, ['/m/rewardCenter?id=b']],
  [false, []],
])(
  'HO-05 ME-10 with the reward centre open (%s) a promotion with something to join leads there',
  async (isOpen, paths) => {
    renderScreen(activityScreen, {
      path: '/m/activity',
      flags: { REWCEN3: isOpen },
      calls: calls([promotion('a', 'games'), promotion('b', 'payments')]),
    });
    await screen.findByText('Promosi b');
    expect(screen.queryAllByText('Sertai').map((link) => link.getAttribute('href'))).toEqual(paths);
  },
);
