import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeSession, renderScreen } from '../../../test-support/render-screen.tsx';
import type { RouteHandle } from '../../platform/navigation/route-handle.ts';
import { ReachableScreens } from './reachable-screens.tsx';

const { preloadScreen, bringTexts } = vi.hoisted(() => ({
  preloadScreen: vi.fn(async () => true),
  bringTexts: vi.fn(async () => undefined),
}));
vi.mock('./screen-preload.ts', () => ({ preloadScreen }));
vi.mock('../../platform/language/bring-texts.ts', () => ({ bringTexts }));

const bare: RouteHandle = { back: false, header: false, footer: false };
const membersNext = [
  '/m/home',
  '/m/voucherCenter',
  '/m/gameRecord',
  '/m/transaction/record',
  '/m/mine',
  '/m/launchGame',
];

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

/** A page with this handle, `ms` after it was opened. */
async function restOn(handle: RouteHandle, ms: number, session?: typeof fakeSession) {
  vi.useFakeTimers();
  renderScreen(
    { default: ReachableScreens, handle },
    { path: '/m/service', calls: {}, ...(session === undefined ? {} : { session }) },
  );
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

test('F2 a member’s next screens and all texts are fetched once the page has come to rest', async () => {
  await restOn(bare, 2_499, fakeSession);
  expect(preloadScreen).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(preloadScreen.mock.calls).toEqual(membersNext.map((path) => [path]));
  expect(bringTexts).toHaveBeenCalledOnce();
});

test('a visitor’s page fetches the texts alone', async () => {
  await restOn(bare, 2_500);
  expect(preloadScreen).not.toHaveBeenCalled();
  expect(bringTexts).toHaveBeenCalledOnce();
});

test('beside a game nothing is fetched ahead', async () => {
  await restOn({ ...bare, isPlaying: true }, 60_000, fakeSession);
  expect(preloadScreen).not.toHaveBeenCalled();
  expect(bringTexts).not.toHaveBeenCalled();
});
