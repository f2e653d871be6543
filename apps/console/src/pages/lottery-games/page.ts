import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const lotteryGamesPage: ConsolePage = {
  path: '/lottery-games',
  title: 'lottery.games',
  group: 'lottery',
  permission: 'games.read',
  Component: lazy(async () => ({ default: (await import('./lottery-games-page.tsx')).LotteryGamesPage })),
};
