import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const identitiesPage: ConsolePage = {
  path: '/identities',
  title: 'identity.title',
  group: 'members',
  permission: 'identity.review',
  work: 'identity',
  Component: lazy(async () => ({ default: (await import('./identities-page.tsx')).IdentitiesPage })),
};
