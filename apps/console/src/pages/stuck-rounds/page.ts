import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const stuckRoundsPage: ConsolePage = {
  path: '/stuck-rounds',
  title: 'stuckRound.title',
  group: 'money',
  permission: 'round.decide',
  work: 'stuckRound',
  Component: lazy(async () => ({ default: (await import('./stuck-rounds-page.tsx')).StuckRoundsPage })),
};
