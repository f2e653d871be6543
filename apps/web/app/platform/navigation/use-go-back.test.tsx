import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useGoBack } from './use-go-back.ts';

afterEach(() => history.replaceState(null, ''));

/** Where the arrow leads on the second page of a visit, for the position that the browser's history tells. */
function leadsTo(historyState: unknown, backPath?: string): string {
  history.replaceState(historyState, '');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/m/notice', '/m/help']} initialIndex={1}>
      {children}
    </MemoryRouter>
  );
  const { result } = renderHook(() => ({ goBack: useGoBack(backPath), path: useLocation().pathname }), {
    wrapper,
  });
  act(() => result.current.goBack());
  return result.current.path;
}

test.each([
  [{ idx: 1 }, undefined, '/m/notice'],
  [{ idx: 0 }, undefined, '/m/home'],
  [null, undefined, '/m/home'],
  [{ idx: 1 }, '/m/mine', '/m/mine'],
])('SH-08 with the history at %j and a back path of %j the arrow leads to %s', (state, backPath, path) => {
  expect(leadsTo(state, backPath)).toBe(path);
});
