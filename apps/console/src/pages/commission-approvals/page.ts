import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const commissionApprovalsPage: ConsolePage = {
  path: '/commission-approvals',
  title: 'commissionRun.title',
  group: 'agency',
  permission: 'commission.decide',
  work: 'commissionRun',
  Component: lazy(async () => ({
    default: (await import('./commission-approvals-page.tsx')).CommissionApprovalsPage,
  })),
};
