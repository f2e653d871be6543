import { expect, test } from 'vitest';
import { fieldCodesOf } from './field-codes.ts';

test('a play of several places has its places for fields, whatever the draw', () => {
  const places = ['place-1', 'place-2', 'place-3', 'place-4', 'place-5'];
  expect(fieldCodesOf('ssc', 'fixed-digit', '20261129-0001')).toEqual(places);
  expect(fieldCodesOf('ssc', 'fixed-digit', null)).toEqual(places);
  expect(fieldCodesOf('mark-six', 'extra-zodiac', null)).toEqual(['option']);
});

test('what is not known has none', () => {
  expect(fieldCodesOf('keno', 'straight', null)).toEqual([]);
  expect(fieldCodesOf('ssc', 'gone', '20261129')).toEqual([]);
});
