import { afterEach, expect, test, vi } from 'vitest';
import { currentDevice, isStandalone, rememberWebClip } from './device.ts';

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
