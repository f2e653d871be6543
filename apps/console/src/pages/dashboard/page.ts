import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const dashboardPage: ConsolePage = {
  path: '/dashboard',
  title: 'dashboard.title',
  group: 'management',
  permission: 'dashboard.read',
  Component: lazy(async () => ({ default: (await import('./dashboard-page.tsx')).DashboardPage })),
};
