import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const lotteryResultsPage: ConsolePage = {
  path: '/lottery-results',
  title: 'lottery.results',
  group: 'lottery',
  permission: 'lottery.decide',
  Component: lazy(async () => ({ default: (await import('./lottery-results-page.tsx')).LotteryResultsPage })),
};
