import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../test-support/render-screen.tsx';
import { type Device, readDevice } from '../platform/device/device-facts.ts';
import ShellLayout from './shell-layout.tsx';

const browser = vi.hoisted(() => ({ userAgent: '', screenHeightPx: 812, isStandalone: false }));
vi.mock('../platform/device/use-device.ts', () => ({
  useIsDevice: (isOfKind: (device: Device) => boolean) =>
    isOfKind(readDevice({ platform: '', maxTouchPoints: 5, isWebClip: false, ...browser })),
}));

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Version/17.4 Mobile Safari/604.1';
const ipad = iphone.replaceAll('iPhone', 'iPad');
const inApp = `${iphone} WauApp/2.1`;
const android = 'Mozilla/5.0 (Linux; Android 14; K) Chrome/142.0.0.0 Mobile Safari/537.36';

/** What lies at the lower edge of the screen, for this browser. */
async function footerIsTall(facts: Partial<typeof browser>): Promise<boolean> {
  Object.assign(browser, { userAgent: iphone, screenHeightPx: 812, isStandalone: false }, facts);
  renderScreen(
    { default: ShellLayout, handle: { back: false, header: true, footer: true } },
    { path: '/m/home', calls: {} },
  );
  const footer = (await screen.findByRole('link', { name: 'Ahli' })).closest('.footer-bar');
  expect(footer).not.toBeNull();
  return footer?.closest('.tall-footer') !== null;
}

test.each([
  ['the merchant’s app on a tall iPhone', { userAgent: inApp }, true],
  ['the home screen of a tall iPhone', { isStandalone: true }, true],
  ['the home screen of a taller one', { isStandalone: true, screenHeightPx: 956 }, true],
  ['a browser on a tall iPhone', {}, false],
  ['the merchant’s app on an iPhone with a button', { userAgent: inApp, screenHeightPx: 736 }, false],
  ['the home screen of an iPad', { userAgent: ipad, isStandalone: true, screenHeightPx: 1_366 }, false],
  [
    'the home screen of an Android phone',
    { userAgent: android, isStandalone: true, screenHeightPx: 900 },
    false,
  ],
])('SH-06 in %s the footer is higher: %s', async (_, facts, isTall) => {
  expect(await footerIsTall(facts)).toBe(isTall);
});

test('SH-06 footer and page keep the same edge free: the safe area, and 20 px where it is tall', () => {
  const styles = readFileSync(path.resolve(import.meta.dirname, '../app.css'), 'utf8');
  expect(styles).toMatch(/:root \{\s*--footer-edge: env\(safe-area-inset-bottom, 0px\);/);
  expect(styles).toMatch(
    /\.tall-footer \{\s*--footer-edge: max\(env\(safe-area-inset-bottom, 0px\), 20px\);/,
  );
  expect(styles).toMatch(/\.footer-bar \{\s*padding-bottom: var\(--footer-edge\);/);
  expect(styles).toMatch(
    /\.footer-space \{\s*padding-bottom: calc\(var\(--footer-height\) \+ 16px \+ var\(--footer-edge\)\);/,
  );
});
