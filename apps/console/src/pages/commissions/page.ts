import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const commissionsPage: ConsolePage = {
  path: '/commissions',
  title: 'commissions.title',
  group: 'agency',
  permission: 'commission.decide',
  Component: lazy(async () => ({ default: (await import('./commissions-page.tsx')).CommissionsPage })),
};
