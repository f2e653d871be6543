import type { DepositStatus } from '@wau/contract/deposit-statuses';
import type { BadgeTone } from '../../../ui/badge.tsx';

const quickPolls = 15;
const quickEveryMs = 2_000;
const slowEveryMs = 6_000;
/** Money may come after the end; where no live event gets through, it is seen so. */
const endedEveryMs = 30_000;

/** How soon to ask again: soon at first, then seldom, never once the money is there. */
export function pollEveryMs(status: DepositStatus | undefined, askedTimes: number): number | false {
  if (status === 'approved') return false;
  if (status !== undefined && status !== 'pending') return endedEveryMs;
  return askedTimes < quickPolls ? quickEveryMs : slowEveryMs;
}

export const statusTones: Readonly<Record<DepositStatus, BadgeTone>> = {
  pending: 'waiting',
  approved: 'good',
  declined: 'bad',
  expired: 'plain',
  cancelled: 'plain',
};
