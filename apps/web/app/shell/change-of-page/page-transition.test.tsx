import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PageTransition } from './page-transition.tsx';

let router: ReturnType<typeof createBrowserRouter>;
const loads: { letGo: () => void }[] = [];
let isSlow = false;

/** A page whose loader can be held, as on a slow network. */
function load(): Promise<null> {
  if (!isSlow) return Promise.resolve(null);
  return new Promise((resolve) => loads.push({ letGo: () => resolve(null) }));
}

beforeEach(() => {
  isSlow = false;
  window.history.replaceState(null, '', '/m/home');
  router = createBrowserRouter([{ path: '*', Component: Frame, loader: load, HydrateFallback: () => null }]);
  render(<RouterProvider router={router} />);
});

afterEach(() => {
  cleanup();
  router.dispose();
});

/** Renders again at a tap on its button, as the real one does when the page is scrolled. */
function Frame() {
  const [isStuck, setIsStuck] = useState(false);
  const { pathname, search } = useLocation();
  return (
    <>
      <button type="button" onClick={() => setIsStuck(!isStuck)}>
        scroll
      </button>
      <PageTransition>{pathname + search}</PageTransition>
    </>
  );
}

const fades = () => screen.getByRole('main').classList.contains('page-in');
const rendersAgain = () => fireEvent.click(screen.getByRole('button', { name: 'scroll' }));

async function goTo(address: string): Promise<void> {
  await act(() => router.navigate(address));
  await screen.findByText(address);
}

async function goBackTo(address: string): Promise<void> {
  act(() => window.history.back());
  await screen.findByText(address);
}

function swipe(distancePx: number): void {
  fireEvent.touchStart(window, { touches: [{ clientX: 5 }] });
  fireEvent.touchMove(window, { touches: [{ clientX: 5 + distancePx }] });
  fireEvent.touchEnd(window, { changedTouches: [{ clientX: 5 + distancePx }] });
}

const tap = () => fireEvent.touchStart(window, { touches: [{ clientX: 200 }] });

test('SH-05 the document’s first page does not fade; each new page does, and takes the focus', async () => {
  await screen.findByText('/m/home');
  expect(fades()).toBe(false);
  rendersAgain();
  expect(fades()).toBe(false);
  await goTo('/m/help');
  expect(fades()).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('SH-05 going back without a swipe fades; a swipe of 100 px does as well', async () => {
  await goTo('/m/help');
  await goBackTo('/m/home');
  expect(fades()).toBe(true);
  await goTo('/m/notice');
  swipe(100);
  await goBackTo('/m/home');
  expect(fades()).toBe(true);
});

test('SH-05 a swipe back of more than 100 px shows the page at once, and nothing fades in later', async () => {
  await goTo('/m/help');
  swipe(101);
  await goBackTo('/m/home');
  expect(fades()).toBe(false);
  tap();
  rendersAgain();
  expect(fades()).toBe(false);
  await goTo('/m/home?download=1');
  expect(fades(), 'another state of the same page').toBe(false);
  await goTo('/m/help');
  expect(fades(), 'the next page').toBe(true);
});

test('SH-05 a tap while the page that was swiped to still loads does not bring the fade back', async () => {
  await goTo('/m/help');
  swipe(150);
  isSlow = true;
  act(() => window.history.back());
  await waitFor(() => expect(loads).toHaveLength(1));
  tap();
  act(() => loads[0]?.letGo());
  await screen.findByText('/m/home');
  expect(fades()).toBe(false);
});

test('SH-05 a swipe that went nowhere does not suppress the fade of a page that is tapped to', async () => {
  await screen.findByText('/m/home');
  swipe(150);
  await goTo('/m/help');
  expect(fades()).toBe(true);
});

test('SH-05 the fade takes 300 ms', () => {
  const styles = readFileSync(path.resolve(import.meta.dirname, '../../app.css'), 'utf8');
  expect(styles).toMatch(/\.page-in \{\s*animation: page-in 300ms [^;]*;\s*\}/);
  expect(styles).toMatch(/@keyframes page-in \{\s*from \{\s*opacity: 0;\s*\}\s*\}/);
});
