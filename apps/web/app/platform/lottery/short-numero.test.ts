import { expect, test } from 'vitest';
import { shortNumeros } from './short-numero.ts';

test.each([
  [
    ['20261130-0402', '20261130-0403'],
    ['0402', '0403'],
  ],
  [
    ['20261201-0002', '20261202-0001'],
    ['1201-0002', '1202-0001'],
  ],
  [
    ['20261201', '20261203'],
    ['1201', '1203'],
  ],
  [['20261201'], ['1201']],
])('LO-05 the draws %s of a chase are told apart as %s', (numeros, names) => {
  expect(shortNumeros(numeros)).toEqual(names);
});
