import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

describe('HO-09 the way back', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Runs the page's script over as much of a browser as it touches. */
  function openPage() {
    const [, script = ''] = /<script nonce="n">([\s\S]*)<\/script>/.exec(offlinePage(site, 'n')) ?? [];
    const section = { id: 'MY', lang: 'ms-MY', hidden: false, querySelector: () => ({ textContent: '' }) };
    const listeners = new Map<string, () => void>();
    const listen = (name: string, listener: () => void) => void listeners.set(name, listener);
    const browser = {
      isOnline: false,
      asked: [] as string[],
      reloads: 0,
      document: {
        hidden: false,
        cookie: '',
        documentElement: { lang: '' },
        title: '',
        getElementById: () => section,
        querySelectorAll: () => [section],
        addEventListener: listen,
      },
      happen: (name: string) => listeners.get(name)?.(),
    };
    runInNewContext(script, {
      document: browser.document,
      location: {
        reload: () => {
          browser.reloads += 1;
        },
      },
      addEventListener: listen,
      setTimeout,
      clearTimeout,
      fetch: (address: string, { method, cache }: { method: string; cache: string }) => {
        browser.asked.push(`${method} ${address} ${cache}`);
        return browser.isOnline ? Promise.resolve() : Promise.reject(new TypeError('offline'));
      },
    });
    return browser;
  }

  test('it asks after five seconds, then ever less often, past every cache, and comes back once answered', async () => {
    const browser = openPage();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(browser.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(browser.asked).toEqual(['HEAD /robots.txt no-store']);
    await vi.advanceTimersByTimeAsync(10_000 + 20_000 + 40_000 + 60_000 + 60_000);
    expect(browser.asked).toHaveLength(6);
    expect(browser.reloads).toBe(0);
    browser.isOnline = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(browser.reloads).toBe(1);
  });

  test('nobody sees it, nothing is asked; it asks as soon as it is seen or hears of the network', async () => {
    const browser = openPage();
    browser.document.hidden = true;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(browser.asked).toEqual([]);
    browser.document.hidden = false;
    browser.happen('visibilitychange');
    await vi.advanceTimersByTimeAsync(0);
    expect(browser.asked).toHaveLength(1);
    browser.isOnline = true;
    browser.happen('online');
    await vi.advanceTimersByTimeAsync(0);
    expect(browser.reloads).toBe(1);
  });
});
