import { expect, test } from 'vitest';
import { offlinePage } from './offline-page.ts';

const site = { brandName: 'Wau', themeName: 'night', languages: ['MY', 'EN'], defaultLanguage: 'MY' };

test('HO-09 the offline page needs nothing but itself, in every language of the merchant', () => {
  const page = offlinePage(site, 'n0nce');
  expect(page).toContain('Anda di luar talian');
  expect(page).toMatch(/<section id="EN" lang="en" hidden>/);
  expect(page).not.toMatch(/<link|src=|url\(|https?:(?!\/\/www\.w3\.org)/);
  expect([...page.matchAll(/<(?:script|style) nonce="n0nce">/g)]).toHaveLength(2);
});

test('HO-09 it wears the merchant’s theme, and a name cannot break out of it', () => {
  const page = offlinePage(
    { ...site, brandName: '</title><script>x', themeName: 'laut', languages: ['EN'], defaultLanguage: 'EN' },
    'n',
  );
  expect(page).toContain('#061a2e');
  expect(page).toContain('<title>&lt;/title&gt;');
  expect(page).not.toContain('id="MY"');
});
