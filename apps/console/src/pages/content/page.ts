import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const contentPage: ConsolePage = {
  path: '/content',
  title: 'content.title',
  group: 'site',
  permission: 'content.read',
  Component: lazy(async () => ({ default: (await import('./content-page.tsx')).ContentPage })),
};
