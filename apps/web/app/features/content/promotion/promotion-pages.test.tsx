import { screen } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import type { FakeCalls, FakeValue } from '../../../../test-support/fake-api.ts';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import * as detailScreen from './promotion-detail-screen.tsx';
import * as infoScreen from './promotion-info-screen.tsx';

const promotion = {
  id: 'kite',
  title: 'Malam layang-layang',
  category: 'Permainan',
  promoAnnouncementCategoryIds: ['games'],
  announcementImages: [{ url: '/art/banners/kite-night.svg' }],
  content: '<p>Wau Bulan terbang tinggi</p>',
  terms: '<p>Untuk semua ahli</p>',
  startsAt: null,
  hasReward: true,
  endsAt: '2027-01-31T12:00:00.000Z',
};

const calls = (
  list: FakeValue<'listAvailablePromotions'>['list'],
): Pick<FakeCalls, 'listAvailablePromotions'> => ({
  listAvailablePromotions: () => accepted({ categories: [], list }),
});
const open = (
  shown: { readonly default: () => React.ReactNode },
  path: string,
  list: readonly (typeof promotion)[],
  flags: object = { REWCEN3: true },
) => renderScreen(shown, { path, url: `${path}?id=kite`, calls: calls([...list]), flags });
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

test('HO-06 a promotion stands on a page of its own, and leads to its terms and to its reward', async () => {
  open(detailScreen, '/m/activityDetail', [{ ...promotion, id: 'other', title: 'Lain' }, promotion]);
  expect(await screen.findByRole('heading', { level: 2, name: promotion.title })).toBeTruthy();
  expect(screen.queryByText('Lain')).toBeNull();
  expect(screen.getByText('Wau Bulan terbang tinggi')).toBeTruthy();
  expect(screen.getByText('Hingga 31 Januari 2027')).toBeTruthy();
  expect(link('Syarat')).toBe('/m/activityInfo?id=kite');
  expect(link('Sertai')).toBe('/m/rewardCenter?id=kite');
});

test('HO-06 where the merchant has no reward centre, nothing leads there', async () => {
  open(detailScreen, '/m/activityDetail', [promotion], { REWCEN3: false });
  await screen.findByText('Wau Bulan terbang tinggi');
  expect(link('Sertai')).toBeUndefined();
});

test('HO-06 its terms say for how long and what holds, and lead back to it; without any that is said', async () => {
  open(infoScreen, '/m/activityInfo', [promotion]);
  expect(await screen.findByText('Untuk semua ahli')).toBeTruthy();
  expect(screen.getByText('Hingga 31 Januari 2027')).toBeTruthy();
  expect(link(promotion.title)).toBe('/m/activityDetail?id=kite');
  open(infoScreen, '/m/activityInfo', [{ ...promotion, terms: '' }]);
  expect(await screen.findByText('Promosi ini tiada syarat khas.')).toBeTruthy();
});

test.each([
  ['/m/activityDetail', detailScreen],
  ['/m/activityInfo', infoScreen],
] as const)('HO-06 %s of a promotion that is gone leads to those that there are', async (path, shown) => {
  open(shown, path, []);
  expect(await screen.findByText('Promosi ini tidak ditemui')).toBeTruthy();
  expect(link('Promosi')).toBe('/m/activity');
});
