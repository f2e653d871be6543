import { expect, test } from 'vitest';
import { checkPictureFile } from './check-picture-file.ts';

const limit = 5 * 1024 * 1024;

test.each([
  ['image/png', limit, undefined],
  ['image/jpeg', 1, undefined],
  ['image/png', limit + 1, 'size'],
  ['image/webp', 1, 'format'],
  ['image/svg+xml', 1, 'format'],
  ['', 1, 'format'],
])('ME-10 a file of type %s with %d bytes: %s', (type, size, problem) => {
  expect(checkPictureFile({ type, size }, limit)).toBe(problem);
});
