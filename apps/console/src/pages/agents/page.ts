import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const agentsPage: ConsolePage = {
  path: '/agents',
  title: 'agents.title',
  group: 'agency',
  permission: 'agent.read',
  Component: lazy(async () => ({ default: (await import('./agents-page.tsx')).AgentsPage })),
};
