import { expect, test } from 'vitest';
import { type MerchantDraft, orderOf, wrongFieldsOf } from './merchant-draft.ts';

const draft: MerchantDraft = {
  merchantCode: ' emas ',
  brandName: ' Wau Emas ',
  hosts: 'Emas.example\n\nwww.emas.example',
  currencyCode: 'MYR',
  languages: ['EN', 'MY'],
  themeName: 'night',
  timeZone: 'UTC',
  likeMerchantCode: '',
};

test('what is typed becomes an order, whose default language is the first', () => {
  expect(orderOf(draft)).toEqual({
    ...{ merchantCode: 'emas', brandName: 'Wau Emas', hosts: ['emas.example', 'www.emas.example'] },
    ...{ currencyCode: 'MYR', languages: ['EN', 'MY'], defaultLanguage: 'EN' },
    ...{ themeName: 'night', timeZone: 'UTC' },
  });
});

test.each([
  [{ merchantCode: 'E' }, ['merchantCode']],
  [{ merchantCode: 'emasemasemas' }, ['merchantCode']],
  [{ brandName: ' ' }, ['brandName']],
  [{ hosts: '' }, ['hosts']],
  [{ hosts: 'https://emas.example' }, ['hosts']],
  [{ hosts: 'a.example b.example c.example d.example e.example f.example' }, ['hosts']],
  [{ languages: [] }, ['languages']],
] as const)('%j is no order', (changes, wrong) => {
  expect(wrongFieldsOf({ ...draft, ...changes })).toEqual(wrong);
  expect(orderOf({ ...draft, ...changes })).toBeUndefined();
});
