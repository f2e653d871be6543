import { expect, test } from 'vitest';
import { createTestServer } from '../../../testing/test-server.ts';

const server = await createTestServer();

const ask = async (merchantCode: string, language: string) =>
  (await server.call('listCountries', { merchantCode, headers: { Language: language } })).value();

test('countries come with their dialing codes, named in the language, the merchant’s own told apart (AC-02)', async () => {
  const malay = await ask('wau', 'MY');
  expect(malay.defaultCountry).toBe('MY');
  expect(malay.list).toContainEqual({ code: 'MY', dialingCode: '60', name: 'Malaysia' });
  expect(malay.list).toContainEqual({ code: 'JP', dialingCode: '81', name: 'Jepun' });
  expect((await ask('wau', 'EN')).list).toContainEqual({ code: 'JP', dialingCode: '81', name: 'Japan' });
  const names = malay.list.map((country) => country.name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('ms-MY').compare));
});

test('a country that may not use the site is not offered', async () => {
  await server.runner.query({
    text: `update wau.merchants set restricted_countries = '{SG}' where merchant_id = 'laut'`,
    values: [],
  });
  const codes = async () => (await ask('laut', 'EN')).list.map((country) => country.code);
  await expect.poll(codes).not.toContain('SG');
  expect((await ask('wau', 'EN')).list.map((country) => country.code)).toContain('SG');
});
