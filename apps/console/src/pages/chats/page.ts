import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const chatsPage: ConsolePage = {
  path: '/chats',
  title: 'chat.title',
  group: 'members',
  permission: 'service.answer',
  work: 'chat',
  Component: lazy(async () => ({ default: (await import('./chats-page.tsx')).ChatsPage })),
};
