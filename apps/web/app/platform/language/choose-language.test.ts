import { expect, test } from 'vitest';
import { chooseLanguage, languageCookieText } from './choose-language.ts';

test.each([
  [null, 'MY'],
  ['', 'MY'],
  ['wau_language=EN', 'EN'],
  ['a=b; wau_language=EN; c=d', 'EN'],
  ['xwau_language=EN', 'MY'],
  ['wau_language=FR', 'MY'],
  ['wau_language=constructor', 'MY'],
])('cookie %j gives %s where both are offered', (cookie, language) => {
  expect(chooseLanguage(cookie, ['MY', 'EN'], 'MY')).toBe(language);
});

test('a language that the merchant does not offer is not spoken', () => {
  expect(chooseLanguage('wau_language=MY', ['EN'], 'EN')).toBe('EN');
});

test('the cookie that is written is the one that is read', () => {
  expect(chooseLanguage(languageCookieText('EN').split(';')[0] ?? '', ['MY', 'EN'], 'MY')).toBe('EN');
});
