import { expect, test } from 'vitest';
import type { SiteLanguages } from './rendering.ts';
import { createSiteLanguages, documentLanguage } from './site-languages.ts';

const english: SiteLanguages = { languages: ['EN'], defaultLanguage: 'EN' };
const both: SiteLanguages = { languages: ['MY', 'EN'], defaultLanguage: 'EN' };

test.each([
  ['', undefined, 'MY'],
  ['wau_language=EN', undefined, 'EN'],
  ['', both, 'EN'],
  ['a=b; wau_language=MY', both, 'MY'],
  ['wau_language=MY', english, 'EN'],
  ['wau_language=XX', english, 'EN'],
] as const)('SH-12 the cookie “%s” at a site of %j is spoken to in %s', (cookies, site, expected) => {
  expect(documentLanguage(cookies, site)).toBe(expected);
});

test('what hosts speak is kept for the latest of them', () => {
  const known = createSiteLanguages();
  expect(known.of('first.example')).toBeUndefined();
  known.note('first.example', english);
  expect(known.of('first.example')).toEqual(english);
  for (let number = 0; number < 1_000; number += 1) known.note(`${number}.example`, both);
  expect(known.of('first.example')).toBeUndefined();
  expect(known.of('999.example')).toEqual(both);
});
