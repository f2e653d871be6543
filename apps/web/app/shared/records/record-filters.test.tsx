import { fireEvent, screen } from '@testing-library/react';
import { useLocation, useNavigationType } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../test-support/render-screen.tsx';
import { NoRecords } from './no-records.tsx';
import { RecordFilters } from './record-filters.tsx';
import { useRecordFilter } from './use-record-filter.ts';

// Already the 22nd where the merchant is.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 17, 30) }));
afterEach(() => vi.useRealTimers());

const kinds = ['deposit', 'bonus'] as const;

function Record() {
  const filter = useRecordFilter();
  const { search } = useLocation();
  return (
    <>
      <RecordFilters filter={filter}>{null}</RecordFilters>
      <p data-testid="days">{JSON.stringify(filter.checked)}</p>
      <p data-testid="address">{`${useNavigationType()} ${search}`}</p>
      <NoRecords
        icon={null}
        filter={filter}
        narrowedBy={{ kind: filter.choiceOf('kind', kinds) }}
        none={{ title: 'none here', text: '' }}
        empty={{ title: 'nothing at all', text: '', to: '/m/home', action: 'begin' }}
      />
    </>
  );
}

const open = (search = '') =>
  renderScreen({ default: Record }, { path: '/m/record', url: `/m/record${search}`, calls: {} });

const days = () => JSON.parse(screen.getByTestId('days').textContent ?? '');

test.each([
  ['', '2026-11-16', '2026-11-22'],
  ['?period=today', '2026-11-22', '2026-11-22'],
  ['?period=yesterday', '2026-11-21', '2026-11-21'],
  ['?period=month', '2026-10-24', '2026-11-22'],
  ['?period=nonsense', '2026-11-16', '2026-11-22'],
])('CA-04 the address %j asks for the merchant’s days from %s to %s', (search, fromDay, toDay) => {
  open(search);
  expect(days()).toEqual({ ok: true, days: { fromDay, toDay } });
});

test('CA-04 chosen days begin with the last seven and end today at the latest', () => {
  open('?period=dates');
  for (const [label, value] of [
    ['Dari', '2026-11-16'],
    ['Hingga', '2026-11-22'],
  ] as const) {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    expect(field.value).toBe(value);
    expect(field.max).toBe('2026-11-22');
  }
});

test('CA-04 a filter changes the address in place, beside what else stands there', async () => {
  open('?kind=bonus');
  expect(screen.getByTestId('address').textContent).toBe('POP ?kind=bonus');
  fireEvent.click(screen.getByRole('radio', { name: '30 hari' }));
  expect((await screen.findByText(/^REPLACE/)).textContent).toBe('REPLACE ?kind=bonus&period=month');
});

test.each([
  ['?period=month', 'nothing at all'],
  ['?period=month&kind=bonus', 'none here'],
  ['?period=today', 'none here'],
])('CA-04 where %s finds nothing the words are “%s”', (search, words) => {
  open(search);
  expect(screen.getByText(words)).toBeTruthy();
});
