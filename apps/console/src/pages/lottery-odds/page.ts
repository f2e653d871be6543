import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const lotteryOddsPage: ConsolePage = {
  path: '/lottery-odds',
  title: 'odds.title',
  group: 'lottery',
  permission: 'settings.read',
  Component: lazy(async () => ({ default: (await import('./lottery-odds-page.tsx')).LotteryOddsPage })),
};
