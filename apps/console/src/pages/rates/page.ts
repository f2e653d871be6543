import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const ratesPage: ConsolePage = {
  path: '/rates',
  title: 'rates.title',
  group: 'agency',
  permission: 'contract.propose',
  Component: lazy(async () => ({ default: (await import('./rates-page.tsx')).RatesPage })),
};
