import type { DepositStatus } from '@wau/contract/deposit-statuses';
import type { PlainMessageId } from '../../../platform/language/message-ids.ts';
import type { Deposit } from './deposit-queries.ts';

export const statusNames: Readonly<Record<DepositStatus, PlainMessageId>> = {
  pending: 'deposit.status.pending',
  approved: 'deposit.status.approved',
  declined: 'deposit.status.declined',
  expired: 'deposit.status.expired',
  cancelled: 'deposit.status.cancelled',
};

/** What happened where the money came after the deposit had ended without it. */
const lateTexts = {
  declined: 'deposit.late.declined',
  expired: 'deposit.late.expired',
  cancelled: 'deposit.late.cancelled',
} as const;

const statusTexts: Readonly<Record<DepositStatus, PlainMessageId>> = {
  pending: 'deposit.status.text.pending',
  approved: 'deposit.status.text.approved',
  declined: 'deposit.status.text.declined',
  expired: 'deposit.status.text.expired',
  cancelled: 'deposit.status.text.cancelled',
};

/** What became of a deposit, as a sentence. */
export function statusText({
  status,
  creditedAfter,
  transfer,
}: Pick<Deposit, 'status' | 'creditedAfter' | 'transfer'>): PlainMessageId {
  if (status === 'pending' && transfer !== null) {
    return transfer.proofSentAt === null ? 'deposit.transfer.unpaid' : 'deposit.transfer.looking';
  }
  return creditedAfter === null ? statusTexts[status] : lateTexts[creditedAfter];
}
