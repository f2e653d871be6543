import type { DepositStatus } from '@wau/contract/calls/money/cashier-calls';
import type { BadgeTone } from '../../../ui/badge.tsx';

const quickPolls = 15;
const quickEveryMs = 2_000;
const slowEveryMs = 6_000;

/** How soon to ask again: soon at first, then seldom, never once the deposit is decided. */
export function pollEveryMs(status: DepositStatus | undefined, askedTimes: number): number | false {
  if (status !== undefined && status !== 'pending') return false;
  return askedTimes < quickPolls ? quickEveryMs : slowEveryMs;
}

export const statusTones: Readonly<Record<DepositStatus, BadgeTone>> = {
  pending: 'waiting',
  approved: 'good',
  declined: 'bad',
  expired: 'plain',
  cancelled: 'plain',
};
