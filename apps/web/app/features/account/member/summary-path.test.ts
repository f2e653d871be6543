import { expect, test } from 'vitest';
import { summaryPath } from './summary-path.ts';

const withBenefits = [{ entry: 'benefits', path: '/m/member/benefits' }] as const;

test('ME-01 the summary leads to the benefits of the club when they are shown, else to the member centre', () => {
  expect(summaryPath(withBenefits, () => true)).toBe('/m/member/benefits');
  expect(summaryPath(withBenefits, () => false)).toBe('/m/member/home');
  expect(summaryPath([], () => true)).toBe('/m/member/home');
});
