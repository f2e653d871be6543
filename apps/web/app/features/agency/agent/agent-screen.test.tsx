import { screen } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as agentScreen from './agent-screen.tsx';

test('SH-01 an agent is greeted, sees the money and is led to what exists', async () => {
  renderScreen(agentScreen, {
    path: '/m/agent',
    session: { ...fakeSession, type: 2 },
    calls: {
      getBalance: () =>
        accepted({ sumBalance: '12.50', sumBalanceMinor: '1250', currencyCode: 'MYR', currencySymbol: 'RM' }),
    },
  });
  expect(await screen.findByText('RM 12.50')).toBeTruthy();
  expect(screen.getByRole('heading', { name: /^Selamat .*, aisyah$/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Khidmat pelanggan' }).getAttribute('href')).toBe('/m/service');
});
