import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { networkStore } from '../app/platform/network/network-state.ts';
import { leavePage, throwFakeProblem } from './fake-state.ts';

// What is waited for comes at once on an idle machine; a busy one gets the time that it takes.
configure({ asyncUtilTimeout: 10_000 });

/** Runs before each test file: files share a page, and none finds there what another has left. */
beforeAll(() => {
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
});
afterEach(async () => {
  cleanup();
  leavePage();
  throwFakeProblem();
  await expectQuietNetwork();
});

/**
 * Throws where a test leaves the network slow, since every file after it would find it so. A call that was given up
 * says so a few turns later; one whose clock was replaced while it was under way never does.
 */
async function expectQuietNetwork(): Promise<void> {
  for (let turn = 0; turn < 50 && networkStore?.current() === 'slow'; turn += 1) await Promise.resolve();
  if (networkStore?.current() === 'slow') throw new Error('this test leaves a call that is slow for ever');
}
