import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const membersPage: ConsolePage = {
  path: '/members',
  title: 'members.title',
  group: 'members',
  permission: 'member.read',
  Component: lazy(async () => ({ default: (await import('./members-page.tsx')).MembersPage })),
};
