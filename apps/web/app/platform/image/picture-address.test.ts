import { expect, test } from 'vitest';
import { pictureAddress } from './picture-address.ts';

test.each([
  ['/art/app.webp', '/art/app.webp'],
  ['https://img.example/app.webp', 'https://img.example/app.webp'],
  ['https://elsewhere.example/app.webp', undefined],
  ['http://img.example/app.webp', undefined],
  ['https://img.example.evil.example/app.webp', undefined],
  ['//evil.example/app.webp', undefined],
  ['/\\evil.example/app.webp', undefined],
  ['/\t/evil.example/app.webp', undefined],
  ['javascript:alert(1)', undefined],
  ['data:image/svg+xml,<svg/>', undefined],
  ['art/app.webp', undefined],
  ['', undefined],
  [undefined, undefined],
])('AP-02 the picture %j of a merchant is shown from %s', (value, address) => {
  expect(pictureAddress(value, { imageOrigins: ['https://img.example'] })).toBe(address);
});
