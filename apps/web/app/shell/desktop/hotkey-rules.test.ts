import { expect, test } from 'vitest';
import { hotkeyScreens, readHotkey, secondKeyMs } from './hotkey-rules.ts';

const press = (key: string, rest: { atMs?: number; isModified?: boolean; isTaken?: boolean } = {}) => ({
  key,
  atMs: 1_000,
  isModified: false,
  isTaken: false,
  ...rest,
});

test('g waits for a second key, and the second leads to its screen', () => {
  expect(readHotkey(press('g'), undefined)).toEqual({ do: 'wait', untilMs: 1_000 + secondKeyMs });
  for (const screen of hotkeyScreens)
    expect(readHotkey(press(screen.key), 1_200)).toEqual({ do: 'go', screen });
  expect(readHotkey(press('D'), 1_200)).toMatchObject({ do: 'go', screen: { path: '/m/voucherCenter' } });
});

test('a second key that comes too late, or alone, does nothing', () => {
  expect(readHotkey(press('d', { atMs: 1_201 }), 1_200)).toEqual({ do: 'nothing' });
  expect(readHotkey(press('d'), undefined)).toEqual({ do: 'nothing' });
  expect(readHotkey(press('x'), 1_200)).toEqual({ do: 'nothing' });
});

test('? opens the list, but nothing happens while somebody writes or with keys of the browser', () => {
  expect(readHotkey(press('?'), undefined)).toEqual({ do: 'list' });
  for (const key of ['?', 'g', 'd']) {
    expect(readHotkey(press(key, { isTaken: true }), 1_200)).toEqual({ do: 'nothing' });
    expect(readHotkey(press(key, { isModified: true }), 1_200)).toEqual({ do: 'nothing' });
  }
});

test('each key leads to one screen', () => {
  expect(new Set(hotkeyScreens.map(({ key }) => key)).size).toBe(hotkeyScreens.length);
  expect(hotkeyScreens.some(({ key }) => key === 'g' || key === '?')).toBe(false);
});
