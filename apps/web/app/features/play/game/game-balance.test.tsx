import { act, screen } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { afterEach, expect, test } from 'vitest';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import { hideBalance } from '../../../platform/balance/balance-visibility.ts';
import { GameBalance } from './game-balance.tsx';

afterEach(() => localStorage.clear());

test('SH-10 a game shows its own balance to the moment, and none while balances are hidden', async () => {
  renderScreen(
    { default: () => <GameBalance balanceMinor="990" /> },
    {
      path: '/m/game',
      session: fakeSession,
      calls: {
        getBalance: () =>
          accepted({
            ...{ sumBalance: '12.50', sumBalanceMinor: '1250' },
            ...{ currencyCode: 'MYR', currencySymbol: 'RM' },
          }),
      },
    },
  );
  await screen.findByText('RM 9.90');
  expect(screen.queryByText('RM 12.50')).toBeNull();
  act(() => hideBalance(true));
  expect(screen.getByText('Baki disembunyikan')).toBeTruthy();
  expect(screen.queryByText('RM 9.90')).toBeNull();
  act(() => hideBalance(false));
  expect(screen.getByText('RM 9.90')).toBeTruthy();
});
