import { test as base } from '@playwright/test';

let isClosing = false;

/**
 * For tests that open browsers of further persons: those are closed behind each. Playwright leaves them open until its
 * worker ends, and pages that ask the server every few seconds would go on doing so beside all tests to come.
 */
export const test = base.extend<{ readonly closesWhatIsLeft: undefined }>({
  closesWhatIsLeft: [
    async ({ browser }, use) => {
      isClosing = true;
      await use(undefined);
      isClosing = false;
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** Throws in a test that would leave open what it opens. */
export function requireClosing(): void {
  const isInTest = process.env.TEST_WORKER_INDEX !== undefined;
  if (isInTest && !isClosing)
    throw new Error('take `test` from e2e/src/test.ts, which closes what this test opens');
}
