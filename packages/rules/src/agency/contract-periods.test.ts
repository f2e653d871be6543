import { expect, test } from 'vitest';
import { type DatedTerms, daysOfChange, firstStart, heldOn, withAccepted } from './contract-periods.ts';
import type { ContractProduct } from './contract-terms.ts';

const from = (product: ContractProduct, startsOn: string, endsOn: string | null = null): DatedTerms => ({
  ...{ product, startsOn, endsOn },
  tiers: [],
});

test.each([
  ['dailySalary', '2026-02-28', '2026-03-01'],
  ['hourlySalary', '2026-03-14', '2026-03-15'],
  ['dividend', '2026-03-14', '2026-04-01'],
  ['dividend', '2026-03-31', '2026-04-01'],
  ['dividend', '2026-12-01', '2027-01-01'],
] as const)('AG-03 a %s accepted on %s begins on %s', (kind, acceptedOn, begins) => {
  expect(firstStart(kind, acceptedOn)).toBe(begins);
});

test('AG-03 a new version ends the running one the day before, and whatever would pay for the same bets', () => {
  const held = [from('LOTT', '2026-01-01'), from('RNG', '2026-01-01')];
  const next = withAccepted(held, from('LOTT', '2026-02-01'));
  expect(next).toEqual([
    ...[from('LOTT', '2026-01-01', '2026-01-31'), from('RNG', '2026-01-01'), from('LOTT', '2026-02-01')],
  ]);
  const together = withAccepted(next, from('CONS', '2026-03-01'));
  expect(heldOn(together, '2026-02-28').map(({ product }) => product)).toEqual(['RNG', 'LOTT']);
  expect(heldOn(together, '2026-03-01').map(({ product }) => product)).toEqual(['CONS']);
  // One that has not begun never does.
  expect(withAccepted([from('CONS', '2026-03-01')], from('FISH', '2026-02-01'))).toEqual([
    from('FISH', '2026-02-01'),
  ]);
  expect(daysOfChange('2026-01-15', together)).toEqual(['2026-01-15', '2026-02-01', '2026-03-01']);
});
