import { fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { useRecordFilter } from './use-record-filter.ts';

vi.mock('../../platform/site/site-query.ts', () => ({ useSite: () => ({ timeZone: 'Asia/Kuala_Lumpur' }) }));

function Filter() {
  const { period, choiceOf, change } = useRecordFilter();
  return (
    <>
      <button type="button" onClick={() => change({ period: 'today' })}>
        today
      </button>
      <button type="button" onClick={() => change({ kind: 'deposit' })}>
        deposits
      </button>
      <output>
        {period} {choiceOf('kind', ['deposit', 'bet']) ?? 'all'}
      </output>
    </>
  );
}

test('CA-04 a choice shows when it is tapped, and the next keeps it, while the address is still on its way', async () => {
  let loads = 0;
  const Stub = createRoutesStub([
    {
      path: '/records',
      Component: Filter,
      HydrateFallback: () => null,
      // The page is there; the change of its address never ends.
      loader: () => {
        loads += 1;
        return loads === 1 ? null : new Promise(() => undefined);
      },
    },
  ]);
  render(<Stub initialEntries={['/records']} />);
  const shown = await screen.findByText('week all');
  fireEvent.click(screen.getByRole('button', { name: 'today' }));
  expect(shown.textContent).toBe('today all');
  fireEvent.click(screen.getByRole('button', { name: 'deposits' }));
  expect(shown.textContent).toBe('today deposit');
});
