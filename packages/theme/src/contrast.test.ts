import { expect, test } from 'vitest';
import { composite, contrastRatio } from './contrast.ts';

test('black on white has the highest ratio, a colour on itself the lowest', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#e8415a', '#e8415a')).toBe(1);
});

test.each([
  [1, '#102030'],
  [0, '#ffffff'],
  [0.5, '#889098'],
])('a colour of opacity %d over white is seen as %s', (opacity, seen) => {
  expect(composite('#102030', '#ffffff', opacity)).toBe(seen);
});

test('what is no #rrggbb colour is refused', () => {
  expect(() => contrastRatio('red', '#ffffff')).toThrow('not a #rrggbb colour: red');
  expect(() => composite('#fff', '#ffffff', 1)).toThrow(TypeError);
});
