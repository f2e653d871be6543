import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../test-support/render-screen.tsx';

afterEach(() => localStorage.clear());

/** A visit: the module as a page finds it that has just been loaded. */
async function visit() {
  cleanup();
  vi.resetModules();
  const { hideBar, useBarHidden } = await import('./hidden-bar.ts');
  function Page() {
    return <p>{useBarHidden() ? 'tersembunyi' : 'kelihatan'}</p>;
  }
  renderScreen({ default: Page }, { path: '/m/home', calls: {} });
  return hideBar;
}

test('HO-09 a bar that is closed goes at once, and is as the documented key says on the next visit', async () => {
  const hideBar = await visit();
  expect(screen.getByText('kelihatan')).toBeTruthy();
  act(hideBar);
  expect(screen.getByText('tersembunyi')).toBeTruthy();
  expect(localStorage.getItem('hideDownloadBar')).toBe('1');
  await visit();
  expect(screen.getByText('tersembunyi')).toBeTruthy();
  localStorage.removeItem('hideDownloadBar');
  await visit();
  expect(screen.getByText('kelihatan')).toBeTruthy();
});
