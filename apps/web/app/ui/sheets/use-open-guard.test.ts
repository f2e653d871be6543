import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { maskGuardMs, useOpenGuard } from './use-open-guard.ts';

afterEach(() => vi.unstubAllGlobals());

function open(reasonAfterMs: number, reason: string): ReturnType<typeof vi.fn> {
  let nowMs = 1_000;
  const onClose = vi.fn();
  const { result } = renderHook(() => useOpenGuard(true, onClose, () => nowMs));
  nowMs += reasonAfterMs;
  result.current(false, { reason });
  return onClose;
}

test('SH-14 a tap on the mask within 300 ms of opening is ignored', () => {
  expect(maskGuardMs).toBe(300);
  expect(open(299, 'outside-press')).not.toHaveBeenCalled();
  expect(open(300, 'outside-press')).toHaveBeenCalledOnce();
});

test('every other way of closing works at once', () => {
  expect(open(0, 'escape-key')).toHaveBeenCalledOnce();
  expect(open(0, 'close-press')).toHaveBeenCalledOnce();
});

test('the guard starts anew with each opening', () => {
  let nowMs = 0;
  const onClose = vi.fn();
  const { result, rerender } = renderHook(({ isOpen }) => useOpenGuard(isOpen, onClose, () => nowMs), {
    initialProps: { isOpen: true },
  });
  nowMs = 10_000;
  rerender({ isOpen: false });
  rerender({ isOpen: true });
  result.current(false, { reason: 'outside-press' });
  expect(onClose).not.toHaveBeenCalled();
});

test('the Back of the phone closes an open dialog, and is left alone once the dialog is closed', () => {
  const watchers: { onclose: (() => void) | null; destroy: () => void }[] = [];
  const destroy = vi.fn();
  vi.stubGlobal(
    'CloseWatcher',
    class {
      onclose: (() => void) | null = null;
      destroy = destroy;
      constructor() {
        watchers.push(this);
      }
    },
  );
  const onClose = vi.fn();
  const { rerender } = renderHook(({ isOpen }) => useOpenGuard(isOpen, onClose), {
    initialProps: { isOpen: false },
  });
  expect(watchers).toHaveLength(0);
  rerender({ isOpen: true });
  rerender({ isOpen: true });
  expect(watchers).toHaveLength(1);
  watchers[0]?.onclose?.();
  expect(onClose).toHaveBeenCalledOnce();
  rerender({ isOpen: false });
  expect(destroy).toHaveBeenCalledOnce();
});
