import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const affiliateRunsPage: ConsolePage = {
  path: '/affiliate-runs',
  title: 'affiliates.runs.title',
  group: 'money',
  permission: 'affiliate.pay',
  Component: lazy(async () => ({ default: (await import('./affiliate-runs-page.tsx')).AffiliateRunsPage })),
};
