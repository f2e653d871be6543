import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const findingsPage: ConsolePage = {
  path: '/findings',
  title: 'finding.title',
  group: 'money',
  permission: 'finding.explain',
  work: 'finding',
  Component: lazy(async () => ({ default: (await import('./findings-page.tsx')).FindingsPage })),
};
