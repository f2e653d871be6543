import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const depositsPage: ConsolePage = {
  path: '/deposits',
  title: 'deposit.title',
  group: 'money',
  permission: 'deposit.decide',
  work: 'deposit',
  Component: lazy(async () => ({ default: (await import('./deposits-page.tsx')).DepositsPage })),
};
