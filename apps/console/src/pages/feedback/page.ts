import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const feedbackPage: ConsolePage = {
  path: '/feedback',
  title: 'feedback.title',
  group: 'members',
  permission: 'feedback.answer',
  work: 'feedback',
  Component: lazy(async () => ({ default: (await import('./feedback-page.tsx')).FeedbackPage })),
};
