import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const passkeysPage: ConsolePage = {
  path: '/passkeys',
  title: 'passkeys.title',
  group: 'management',
  permission: 'session.own',
  Component: lazy(async () => ({ default: (await import('./passkeys-page.tsx')).PasskeysPage })),
};
