import { afterEach, expect, test, vi } from 'vitest';
import { currentDevice, isStandalone, rememberWebClip, runMode } from './device.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

const chrome = 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile Safari/537.36';

function browser(displayMode: 'browser' | 'standalone', userAgent = chrome, more: object = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${displayMode})` }));
  vi.stubGlobal('navigator', { userAgent, platform: '', maxTouchPoints: 5, ...more });
}

test('an app on the home screen is known in both ways that browsers tell', () => {
  browser('browser');
  expect(isStandalone()).toBe(false);
  browser('standalone');
  expect(isStandalone()).toBe(true);
  browser('browser', chrome, { standalone: true });
  expect(isStandalone()).toBe(true);
  expect(currentDevice()).toMatchObject({ system: 'android', isStandalone: true, isWebClip: false });
});

test('AC-15 how the app runs is read off the browser: page, installed, web clip, the merchant’s app', () => {
  browser('browser');
  expect(runMode()).toBe('H5');
  browser('standalone');
  expect(runMode()).toBe('PWA');
  localStorage.setItem('WEBCLIP', '1');
  expect(runMode()).toBe('WEBCLIP');
  browser('standalone', 'Mozilla/5.0 (Linux; Android 14) WauApp/1.2');
  expect(runMode()).toBe('APP');
});

test('the web clip is remembered when it opens the site, and not in a tab with its address', () => {
  history.replaceState(null, '', '/m/home?webclip=1');
  browser('browser');
  rememberWebClip();
  expect(localStorage.getItem('WEBCLIP')).toBeNull();
  browser('standalone');
  rememberWebClip();
  expect(localStorage.getItem('WEBCLIP')).toBe('1');
  history.replaceState(null, '', '/m/home');
  localStorage.clear();
  rememberWebClip();
  expect(localStorage.getItem('WEBCLIP')).toBeNull();
});
