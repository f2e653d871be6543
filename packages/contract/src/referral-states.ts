/**
 * How a friend stands, as whoever invited them reads it. Why one is looked at more closely is the operator's matter: to
 * the inviter it is `checking`, and `ineligible` when nothing comes of it.
 */
export const friendStates = [
  'registered',
  'deposited',
  'checking',
  'qualified',
  'rewarded',
  'ineligible',
  'expired',
] as const;

export type FriendState = (typeof friendStates)[number];

/** What friend and inviter share, so that they may be one person. */
export const referralMarks = ['device', 'address', 'bankAccount', 'payeeName', 'mobileNumber'] as const;

export type ReferralMark = (typeof referralMarks)[number];
