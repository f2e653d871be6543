import { expect, test } from 'vitest';
import { maskName } from './mask-name.ts';

test.each([
  ['rahmat', 'ra***'],
  ['Siti Aminah', 'Si***'],
  ['ali', 'a***'],
  ['  Wati ', 'Wa***'],
  ['สมชายดี', 'สม***'],
  ['', '***'],
])('HO-10 of the name %j others see %j, which does not tell how long it is', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
