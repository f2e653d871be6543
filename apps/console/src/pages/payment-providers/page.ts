import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const paymentProvidersPage: ConsolePage = {
  path: '/payment-providers',
  title: 'providers.title',
  group: 'site',
  permission: 'settings.read',
  Component: lazy(async () => ({
    default: (await import('./payment-providers-page.tsx')).PaymentProvidersPage,
  })),
};
