import { afterEach, expect, test, vi } from 'vitest';
import { registerMethod } from './register-method.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const chrome = 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile Safari/537.36';

function browser(displayMode: 'browser' | 'standalone', userAgent = chrome) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${displayMode})` }));
  vi.stubGlobal('navigator', { userAgent, platform: '', maxTouchPoints: 5 });
}

test('AC-15 how the app runs is read off the browser: page, installed, web clip, the merchant’s app', () => {
  browser('browser');
  expect(registerMethod()).toBe('H5');
  browser('standalone');
  expect(registerMethod()).toBe('PWA');
  localStorage.setItem('WEBCLIP', '1');
  expect(registerMethod()).toBe('WEBCLIP');
  browser('standalone', 'Mozilla/5.0 (Linux; Android 14) WauApp/1.2');
  expect(registerMethod()).toBe('APP');
});
