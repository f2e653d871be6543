import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const affiliatesPage: ConsolePage = {
  path: '/affiliates',
  title: 'affiliates.title',
  group: 'members',
  permission: 'affiliate.manage',
  Component: lazy(async () => ({ default: (await import('./affiliates-page.tsx')).AffiliatesPage })),
};
