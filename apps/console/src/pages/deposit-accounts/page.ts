import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const depositAccountsPage: ConsolePage = {
  path: '/deposit-accounts',
  title: 'accounts.title',
  group: 'site',
  permission: 'settings.read',
  Component: lazy(async () => ({
    default: (await import('./deposit-accounts-page.tsx')).DepositAccountsPage,
  })),
};
