import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const redRainsPage: ConsolePage = {
  path: '/red-rains',
  title: 'rains.title',
  group: 'money',
  permission: 'rain.manage',
  Component: lazy(async () => ({ default: (await import('./red-rains-page.tsx')).RedRainsPage })),
};
