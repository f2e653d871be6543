import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test-support/render-screen.tsx';
import { useBadgeAmount } from './use-badge-amount.ts';

test.each([
  ['100000000', '1,000,000 RM'],
  ['50', '0.50 RM'],
  ['0', 'tiada'],
  ['', 'tiada'],
])('SH-06 a bonus of %j minor units is shown on a badge as %j', (amountMinor, words) => {
  const Badge = () => <p>{useBadgeAmount(amountMinor) ?? 'tiada'}</p>;
  renderScreen({ default: Badge }, { path: '/m/badge', calls: {} });
  expect(screen.getByText(words)).toBeTruthy();
});
