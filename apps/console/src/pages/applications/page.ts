import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const applicationsPage: ConsolePage = {
  path: '/applications',
  title: 'application.title',
  group: 'members',
  permission: 'reward.decide',
  work: 'application',
  Component: lazy(async () => ({ default: (await import('./applications-page.tsx')).ApplicationsPage })),
};
