import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const contractsPage: ConsolePage = {
  path: '/contracts',
  title: 'contracts.title',
  group: 'agency',
  permission: 'agent.read',
  Component: lazy(async () => ({ default: (await import('./contracts-page.tsx')).ContractsPage })),
};
