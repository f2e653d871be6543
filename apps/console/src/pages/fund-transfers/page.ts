import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const fundTransfersPage: ConsolePage = {
  path: '/fund-transfers',
  title: 'fundTransfer.title',
  group: 'money',
  permission: 'transfer.decide',
  work: 'fundTransfer',
  Component: lazy(async () => ({ default: (await import('./fund-transfers-page.tsx')).FundTransfersPage })),
};
