import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const gamesPage: ConsolePage = {
  path: '/games',
  title: 'games.title',
  group: 'site',
  permission: 'games.read',
  Component: lazy(async () => ({ default: (await import('./games-page.tsx')).GamesPage })),
};
