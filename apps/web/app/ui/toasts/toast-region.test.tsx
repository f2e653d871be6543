import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastRegion } from './toast-region.tsx';
import { toastDurationsMs, toasts } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => toasts.dismiss());
  vi.useRealTimers();
});

test('SH-14 once the words of a toast are over its way stands alone, without the box and the sign of words', () => {
  render(
    <MemoryRouter>
      <ToastRegion />
    </MemoryRouter>,
  );
  act(() => void toasts.show('info', 'Akaun sendiri diperlukan', { label: 'Daftar', to: '/m/register' }));
  const region = screen.getByRole('status');
  expect(region.querySelectorAll('svg')).toHaveLength(1);
  act(() => vi.advanceTimersByTime(toastDurationsMs.info));
  expect(region.textContent).toBe('Daftar');
  expect(region.querySelectorAll('svg')).toHaveLength(0);
  expect(region.firstElementChild?.className).not.toContain('border');
  act(() => vi.advanceTimersByTime(toastDurationsMs.long));
  expect(region.textContent).toBe('');
});
