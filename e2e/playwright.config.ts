import { setPriority } from 'node:os';
import { defineConfig } from '@playwright/test';
import { ownInstallation } from './src/installation.ts';

const isRoot = process.getuid?.() === 0;

/** Servers go first: a browser that waits for its turn is slow, a server that does is out of time. */
const giveWay = 5;
if (process.env.TEST_WORKER_INDEX !== undefined) setPriority(giveWay);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Emptied at each start, so nobody else writes there.
  outputDir: '../test-results/browser',
  globalSetup: './src/boot-app.ts',
  // A test that only passes the second time has found something.
  retries: 0,
  // Each has an installation of its own; files run side by side, the tests of a file one after the other. Three keep two
  // cores so busy that none of them is done sooner.
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: ownInstallation()?.url,
    browserName: 'chromium',
    // The product is made for a thumb: a small, cheap phone in the country it opens in.
    viewport: { width: 360, height: 800 },
    // Twice as dense would be drawn four times as slowly, and no test reads single pixels.
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    locale: 'ms-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
    // What moves is drawn sixty times a second, by the processor; files that look at it ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would answer in place of the routes that tests put in the way; its own tests switch it on.
    serviceWorkers: 'block',
    // Recording makes every test a third slower, so it is asked for: WAU_TRACE=on.
    trace: process.env.WAU_TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      headless: true,
      // Chromium's own sandbox does not work for root.
      chromiumSandbox: !isRoot,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
