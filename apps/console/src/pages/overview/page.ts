import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const overviewPage: ConsolePage = {
  path: '/',
  title: 'overview.title',
  group: undefined,
  permission: undefined,
  Component: lazy(async () => ({ default: (await import('./overview-page.tsx')).OverviewPage })),
};
