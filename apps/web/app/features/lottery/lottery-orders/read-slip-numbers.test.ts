import { ssc } from '@wau/rules/lottery/families/ssc';
import { findPlay } from '@wau/rules/lottery/lottery-family';
import { pickFieldsOf } from '@wau/rules/lottery/pick-fields';
import { expect, test } from 'vitest';
import { readSlipNumbers } from './read-slip-numbers.ts';

const slip = { family: 'ssc', numero: '20261130-0001' };

test('picks of several fields are told by field, and empty ones are left out', () => {
  const play = findPlay(ssc, 'fixed-digit');
  if (play === undefined) throw new Error('no fixed digits');
  const [first, , third] = pickFieldsOf(ssc.shape, play);
  expect(readSlipNumbers({ ...slip, playId: 'fixed-digit' }, '1,3||7||')).toEqual([
    { place: 0, code: first?.code, values: ['1', '3'] },
    { place: 2, code: third?.code, values: ['7'] },
  ]);
  expect(first?.code).not.toBe(third?.code);
});

test('a single field needs no name', () => {
  expect(readSlipNumbers({ ...slip, playId: 'dragon-tiger-1-5' }, 'dragon,tie')).toEqual([
    { place: 0, code: undefined, values: ['dragon', 'tie'] },
  ]);
});

test.each([
  [undefined, 'fixed-digit'],
  ['of-yesterday', 'fixed-digit'],
  ['ssc', 'of-yesterday'],
])('what is unknown here (%s, %s) is told without names', (family, playId) => {
  expect(readSlipNumbers({ ...slip, family, playId }, '1|2')).toEqual([
    { place: 0, code: undefined, values: ['1'] },
    { place: 1, code: undefined, values: ['2'] },
  ]);
});
