import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const lotteryLimitsPage: ConsolePage = {
  path: '/lottery-limits',
  title: 'limits.title',
  group: 'lottery',
  permission: 'games.read',
  Component: lazy(async () => ({
    default: (await import('./lottery-limits-page.tsx')).LotteryLimitsPage,
  })),
};
