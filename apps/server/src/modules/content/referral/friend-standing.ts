import type { FriendState } from '@wau/contract/referral-states';
import type { InvitedFriendRow } from './invited-friends-sql.ts';

export interface FriendStanding {
  readonly state: FriendState;
  readonly changedAt: Date;
}

const dayMs = 24 * 60 * 60_000;

type Facts = Pick<
  InvitedFriendRow,
  'status' | 'registered_at' | 'deposited_at' | 'qualified_at' | 'decided_at' | 'rewarded_at' | 'within_days'
>;

/** How far a friend has come at a moment, and since when. */
export function friendStanding(friend: Facts, nowMs: number): FriendStanding {
  const { registered_at: registeredAt, deposited_at: depositedAt } = friend;
  const qualifiedAt = friend.qualified_at ?? registeredAt;
  if (friend.status === 'rewarded')
    return { state: 'rewarded', changedAt: friend.rewarded_at ?? qualifiedAt };
  if (friend.status === 'rejected')
    return { state: 'ineligible', changedAt: friend.decided_at ?? qualifiedAt };
  if (friend.status === 'held') return { state: 'checking', changedAt: qualifiedAt };
  if (friend.status === 'waiting') return { state: 'qualified', changedAt: qualifiedAt };
  const endMs = registeredAt.getTime() + friend.within_days * dayMs;
  if (nowMs > endMs) return { state: 'expired', changedAt: new Date(endMs) };
  return depositedAt === null
    ? { state: 'registered', changedAt: registeredAt }
    : { state: 'deposited', changedAt: depositedAt };
}
