import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
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
afterEach(() => {
  cleanup();
  leavePage();
  throwFakeProblem();
});
