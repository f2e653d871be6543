import { expect, test } from 'vitest';
import { maskName } from './mask-name.ts';

test.each([
  ['rahmat', 'ra***'],
  ['Siti Aminah', 'Si***'],
  ['ali', 'a***'],
  ['  Wati ', 'Wa***'],
  ['สมชายดี', 'สม***'],
  ['', '***'],
  ['ที่รักดี', 'ที่รั***'],
  [`a${'\u0301'.repeat(18)}`, 'á\u0301\u0301***'],
  [`b${'\u0310'.repeat(40)}cde`, 'b\u0310\u0310c***'],
])('HO-10 of the name %j others see %j, which does not tell how long it is', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
