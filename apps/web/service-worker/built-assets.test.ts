import { expect, test } from 'vitest';
import { buildVersionOf, precachedAssets } from './built-assets.ts';

test('HO-09 the worker keeps scripts and style sheets, and neither pictures nor packed copies', () => {
  const files = ['b-1.js', 'b-1.js.br', 'a-2.css', 'MY-3.svg', 'a-2.css.gz'];
  expect(precachedAssets(files)).toEqual(['/assets/a-2.css', '/assets/b-1.js']);
});

test('F3 a build is known by its one route manifest', () => {
  expect(buildVersionOf(['a.js', 'manifest-0f3a.js'])).toBe('0f3a');
  expect(() => buildVersionOf(['a.js'])).toThrow();
  expect(() => buildVersionOf(['manifest-1.js', 'manifest-2.js'])).toThrow();
});
