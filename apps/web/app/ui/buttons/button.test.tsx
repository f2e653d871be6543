// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('F1 five taps start the work once; when it is over the button works again', async () => {
  let finish: () => void = () => undefined;
  const work = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  render(<Button onClick={work}>Deposit</Button>);
  const button = screen.getByRole('button');
  for (let tap = 0; tap < 5; tap += 1) fireEvent.click(button);
  expect(work).toHaveBeenCalledTimes(1);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await act(async () => finish());
  expect(button.getAttribute('aria-busy')).toBeNull();
  fireEvent.click(button);
  expect(work).toHaveBeenCalledTimes(2);
});

test('work that fails frees the button', async () => {
  render(<Button onClick={() => Promise.reject(new Error('no'))}>Deposit</Button>);
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
  });
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull();
});
