import { expect, test } from 'vitest';
import { createTestServer } from '../../../testing/test-server.ts';

const server = await createTestServer();

const titles = async (merchantCode: string, language: string) =>
  (await server.call('listBanners', { merchantCode, headers: { Language: language } }))
    .value()
    .list.map((banner) => banner.title);

test('banners speak the language of the request, else the merchant’s own', async () => {
  expect(await titles('wau', 'MY')).toEqual(['Deposit pertama', 'Malam layang-layang', 'Terbukti adil']);
  expect(await titles('wau', 'EN')).toEqual(['First deposit', 'Kite night', 'Provably fair']);
  expect(await titles('laut', 'MY')).toEqual(['Provably fair']);
});

test.each(['wau', 'laut'])(
  'HO-01 each banner of %s leads to something that is on show',
  async (merchantCode) => {
    const { list } = (await server.call('listBanners', { merchantCode })).value();
    const promotions = (await server.call('listAvailablePromotions', { merchantCode })).value().list;
    const known = ['/m/voucherCenter', ...promotions.map(({ id }) => `/m/activity?id=${id}`)];
    expect(list.length).toBeGreaterThan(0);
    for (const { link } of list) expect(known).toContain(link);
  },
);

test('a banner without a text in the language falls back, and shows only in its time', async () => {
  const change = (text: string, values: readonly unknown[] = []) =>
    server.runner.query({ text, values: [...values] });
  // The server's own time, which the database's may be a little ahead of.
  const now = new Date(server.clock.nowMs());
  await change(
    `update wau.banner_texts set language = 'TH' where banner_id = 'kite-night' and language = 'EN'`,
  );
  expect(await titles('wau', 'EN')).toEqual(['First deposit', 'Malam layang-layang', 'Provably fair']);
  await change(`update wau.banners set ends_at = $1 where banner_id = 'first-deposit'`, [now]);
  await change(
    `update wau.banners set starts_at = $1::timestamptz + interval '1 hour' where banner_id = 'kite-night'`,
    [now],
  );
  expect(await titles('wau', 'EN')).toEqual(['Provably fair']);
  server.clock.advance(60 * 60_000 + 5_000);
  expect(await titles('wau', 'EN')).toEqual(['Malam layang-layang', 'Provably fair']);
});
