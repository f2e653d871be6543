import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const withdrawalsPage: ConsolePage = {
  path: '/withdrawals',
  title: 'withdrawal.title',
  group: 'money',
  permission: 'withdrawal.decide',
  work: 'withdrawal',
  Component: lazy(async () => ({ default: (await import('./withdrawals-page.tsx')).WithdrawalsPage })),
};
