import { makeId } from '@wau/contract/ids';
import type { InvitedFriend, Referral } from '../referral-queries.ts';

/** Of a member who has brought nobody yet, where friends are rewarded, unless said otherwise. */
export function referralWith(changes: Partial<Referral> = {}): Referral {
  return {
    linkPath: `/m/register?recommenderId=${makeId('member', 0, new Uint8Array(10))}`,
    currencyCode: 'MYR',
    isRewarded: true,
    rewardMinor: '2000',
    turnoverTimes: 3,
    dailyCount: 10,
    monthlyCount: 50,
    mostMinor: '7777700',
    asked: { depositMinor: '5000', turnoverMinor: '10000', withinDays: 30 },
    steps: [],
    totals: { invitedCount: 0, depositedCount: 0, rewardedCount: 0, rewardedMinor: '0' },
    ...changes,
  };
}

/** A friend who has registered, unless said otherwise. */
export function friendWith(changes: Partial<InvitedFriend> = {}): InvitedFriend {
  return {
    friendName: 'fa***',
    state: 'registered',
    changedAt: '2026-01-02T03:04:05.000Z',
    registeredAt: '2026-01-02T03:04:05.000Z',
    rewardMinor: null,
    ...changes,
  };
}
