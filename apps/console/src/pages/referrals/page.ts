import { lazy } from 'react';
import type { ConsolePage } from '../console-page.ts';

export const referralsPage: ConsolePage = {
  path: '/referrals',
  title: 'referral.title',
  group: 'members',
  permission: 'reward.decide',
  work: 'referral',
  Component: lazy(async () => ({ default: (await import('./referrals-page.tsx')).ReferralsPage })),
};
