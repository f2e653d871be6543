import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const auditPage: ConsolePage = {
  path: '/audit',
  title: 'audit.title',
  group: 'management',
  permission: 'audit.read',
  Component: lazy(async () => ({ default: (await import('./audit-page.tsx')).AuditPage })),
};
