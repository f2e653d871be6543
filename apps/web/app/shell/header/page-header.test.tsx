import { screen } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { fakeSession, renderScreen } from '../../../test-support/render-screen.tsx';
import type { RouteHandle } from '../../platform/navigation/route-handle.ts';
import { PageHeader } from './page-header.tsx';

function open(handle: RouteHandle, isMember = true) {
  renderScreen(
    { default: () => <PageHeader handle={handle} />, handle },
    {
      path: '/m/any',
      calls: {
        getBalance: () =>
          accepted({
            sumBalance: '12.50',
            sumBalanceMinor: '1250',
            currencyCode: 'MYR',
            currencySymbol: 'RM',
          }),
      },
      ...(isMember ? { session: fakeSession } : {}),
    },
  );
}

const handle: RouteHandle = { title: 'page.deposit', back: true, header: true, footer: true };

test('SH-01 a route whose right slot is the balance shows it to its member', async () => {
  open({ ...handle, right: 'balance' });
  await screen.findByText('RM 12.50');
});

test('SH-08 without a right slot, or without a member, there is no balance; a title only where the route asks for one', () => {
  open(handle);
  open({ ...handle, right: 'balance' }, false);
  expect(screen.queryByText('Baki')).toBeNull();
  expect(screen.queryByText('Deposit')).toBeNull();
  open({ ...handle, showsTitle: true });
  expect(screen.getByText('Deposit')).toBeTruthy();
});
