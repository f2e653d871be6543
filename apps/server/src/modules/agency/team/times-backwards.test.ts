import { expect, test } from 'vitest';
import { timesBackwards } from './times-backwards.ts';

const from = new Date('2026-01-31T16:00:00Z');
const to = new Date('2026-02-01T16:00:00Z');

test.each([
  ['a day', to, undefined, 7],
  ['a day from a place within it', to, new Date('2026-02-01T04:00:00Z'), 6],
  ['a day that ends before the place', to, new Date('2026-03-01T00:00:00Z'), 7],
  ['a time shorter than the first part', new Date(from.getTime() + 5), undefined, 1],
  ['no time at all', from, undefined, 0],
])('%s is parted without a gap, the last part first', (_, end, last, count) => {
  const parts = [...timesBackwards({ from, to: end }, last)];
  expect(parts).toHaveLength(count);
  if (count === 0) return;
  const wantedEnd = last === undefined || last >= end ? end : new Date(last.getTime() + 1);
  expect(parts[0]?.to).toEqual(wantedEnd);
  expect(parts.at(-1)?.from).toEqual(from);
  for (const [index, part] of parts.entries()) {
    expect(part.from < part.to).toBe(true);
    if (index > 0) expect(part.to).toEqual(parts[index - 1]?.from);
  }
});

test('microseconds of the place itself are within the first part', () => {
  const last = new Date('2026-02-01T04:00:00.123Z');
  const [first] = timesBackwards({ from, to }, last);
  expect(first?.to.getTime()).toBe(last.getTime() + 1);
});
