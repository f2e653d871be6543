import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const settingsPage: ConsolePage = {
  path: '/settings',
  title: 'settings.title',
  group: 'site',
  permission: 'settings.read',
  Component: lazy(async () => ({ default: (await import('./settings-page.tsx')).SettingsPage })),
};
