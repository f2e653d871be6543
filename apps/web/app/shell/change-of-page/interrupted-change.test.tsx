import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InterruptedChange, rememberChangeOfPage } from './interrupted-change.tsx';

beforeEach(() => window.history.replaceState(null, '', '/m/mine'));
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

function openMine(type: string | undefined): void {
  const loads = type === undefined ? [] : [{ type } as unknown as PerformanceEntry];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(loads);
  const pageOf = (name: string) => (
    <>
      <InterruptedChange />
      <p role="note">{name}</p>
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/m/mine', element: pageOf('mine') },
      { path: '/m/home', element: pageOf('home') },
    ],
    { initialEntries: ['/m/mine'] },
  );
  render(<RouterProvider router={router} />);
}

test.each(['reload', undefined])(
  'F3 a page that was loaded again (%s) goes on to where the player wanted to go',
  async (type) => {
    rememberChangeOfPage('/m/mine', '/m/home');
    openMine(type);
    expect(await screen.findByText('home')).toBeTruthy();
  },
);

test('F3 a page that was asked for by its address stays, and what was under way before is forgotten', async () => {
  rememberChangeOfPage('/m/mine', '/m/home');
  openMine('navigate');
  await vi.waitFor(() => expect(sessionStorage.length).toBe(0));
  expect(screen.getByRole('note').textContent).toBe('mine');
});
