import type { BadgeTone } from '../../../ui/badge.tsx';
import type { Commission } from './commission-queries.ts';

/*
 * The ids of what commissions say by a code, each written out: the build finds by them which screens speak them.
 */

export const kindIds = {
  dailySalary: 'contract.kind.dailySalary',
  dividend: 'contract.kind.dividend',
  hourlySalary: 'contract.kind.hourlySalary',
} as const;

export const stateIds = {
  approved: 'commission.state.approved',
  calculating: 'commission.state.calculating',
  paid: 'commission.state.paid',
  rejected: 'commission.state.rejected',
  waiting: 'commission.state.waiting',
} as const;

export const stateTones: Readonly<Record<Commission['state'], BadgeTone>> = {
  approved: 'waiting',
  calculating: 'waiting',
  paid: 'good',
  rejected: 'bad',
  waiting: 'waiting',
};
