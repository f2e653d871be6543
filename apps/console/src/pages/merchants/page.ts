import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const merchantsPage: ConsolePage = {
  path: '/merchants',
  title: 'merchants.title',
  group: 'management',
  permission: 'merchants.write',
  Component: lazy(async () => ({ default: (await import('./merchants-page.tsx')).MerchantsPage })),
};
