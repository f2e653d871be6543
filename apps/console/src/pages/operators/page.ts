import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const operatorsPage: ConsolePage = {
  path: '/operators',
  title: 'operators.title',
  group: 'management',
  permission: 'operator.manage',
  Component: lazy(async () => ({ default: (await import('./operators-page.tsx')).OperatorsPage })),
};
