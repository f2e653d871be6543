import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFreshBalance } from './use-fresh-balance.ts';

beforeEach(() => vi.stubGlobal('reportError', expect.fail));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function watch() {
  const refreshBalance = vi.fn(async () => undefined);
  const { unmount } = renderHook(() => useFreshBalance({ refreshBalance }));
  return { refreshBalance, unmount };
}

test('the balance is asked for when the player comes back to the page, not when they leave it', () => {
  const { refreshBalance, unmount } = watch();
  const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(refreshBalance).not.toHaveBeenCalled();
  look.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  expect(refreshBalance).toHaveBeenCalledOnce();
  unmount();
  fireEvent(document, new Event('visibilitychange'));
  expect(refreshBalance).toHaveBeenCalledOnce();
});

test('the balance is asked for when the page around the game says that it has another one', () => {
  const parent = new EventTarget() as Window;
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent);
  const { refreshBalance } = watch();
  const say = (type: string, settings?: null) =>
    fireEvent(
      window,
      new MessageEvent('message', { source: parent, data: { source: 'wau-app', type, settings } }),
    );
  say('host', null);
  expect(refreshBalance).not.toHaveBeenCalled();
  say('balanceChanged');
  expect(refreshBalance).toHaveBeenCalledOnce();
});
