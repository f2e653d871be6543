import { expect, test } from 'vitest';
import { lastDays, periodOf } from './period.ts';

test('the last days end today and count it', () => {
  expect(lastDays(7, '2026-03-03')).toEqual({ fromDay: '2026-02-25', toDay: '2026-03-03' });
  expect(lastDays(1, '2026-03-03')).toEqual({ fromDay: '2026-03-03', toDay: '2026-03-03' });
});

test('an address names a period by two days; anything else is the last seven', () => {
  const of = (search: string) => periodOf(new URLSearchParams(search), '2026-03-07');
  expect(of('from=2026-01-01&to=2026-01-31')).toEqual({ fromDay: '2026-01-01', toDay: '2026-01-31' });
  for (const search of ['', 'from=2026-01-01', 'from=yesterday&to=2026-01-31', 'from=2026-1-1&to=2026-1-2']) {
    expect(of(search), search).toEqual({ fromDay: '2026-03-01', toDay: '2026-03-07' });
  }
});
