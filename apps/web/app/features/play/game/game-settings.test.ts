import { beforeEach, expect, test } from 'vitest';
import {
  isSettingsText,
  keepGameSettings,
  readGameSettings,
  settingsLengthMaximum,
} from './game-settings.ts';

const owner = { merchantCode: 'wau', userName: 'aisyah', vendor: 'studio' };

beforeEach(() => localStorage.clear());

test('settings are kept per brand, player and vendor', () => {
  keepGameSettings(localStorage, owner, '{"isTurbo":true}');
  keepGameSettings(localStorage, { ...owner, userName: 'rahmat' }, '{"isTurbo":false}');
  expect(readGameSettings(localStorage, owner)).toBe('{"isTurbo":true}');
  expect(readGameSettings(localStorage, { ...owner, merchantCode: 'laut' })).toBeUndefined();
  expect(readGameSettings(localStorage, { ...owner, vendor: 'other' })).toBeUndefined();
  keepGameSettings(localStorage, owner, '{}');
  expect(readGameSettings(localStorage, owner)).toBe('{}');
});

test('of many players on one device the latest twenty are kept', () => {
  for (let player = 0; player < 30; player += 1) {
    keepGameSettings(localStorage, { ...owner, userName: `p${player}` }, '{}');
  }
  expect(readGameSettings(localStorage, { ...owner, userName: 'p29' })).toBe('{}');
  expect(readGameSettings(localStorage, { ...owner, userName: 'p10' })).toBe('{}');
  expect(readGameSettings(localStorage, { ...owner, userName: 'p9' })).toBeUndefined();
  expect(readGameSettings(localStorage, { ...owner, userName: 'p0' })).toBeUndefined();
});

test('what another script left there counts as nothing, and a browser without storage keeps nothing', () => {
  localStorage.setItem('wau_game_settings', '[["x"]]');
  expect(readGameSettings(localStorage, owner)).toBeUndefined();
  keepGameSettings(undefined, owner, '{}');
  expect(readGameSettings(undefined, owner)).toBeUndefined();
});

test.each([
  ['{}', true],
  ['[]', false],
  ['null', false],
  ['{', false],
  [5, false],
  ['"text"', false],
])('%j may be kept: %j', (value, expected) => {
  expect(isSettingsText(value)).toBe(expected);
});

test('a text longer than the bound is not kept', () => {
  const filled = (length: number) => JSON.stringify({ a: 'x'.repeat(length - '{"a":""}'.length) });
  expect(isSettingsText(filled(settingsLengthMaximum))).toBe(true);
  expect(isSettingsText(filled(settingsLengthMaximum + 1))).toBe(false);
});
