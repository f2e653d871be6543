import { expect, test } from 'vitest';
import { fitPicture } from './picture-size.ts';

test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 900, 1600, 900],
  [320, 200, 320, 200],
  [9000, 1, 1600, 1],
])('ME-09 a picture of %i x %i is sent as %i x %i', (width, height, fitWidth, fitHeight) => {
  expect(fitPicture({ width, height }, 1600)).toEqual({ width: fitWidth, height: fitHeight });
});
