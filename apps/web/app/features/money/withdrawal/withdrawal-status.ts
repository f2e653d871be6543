import type { WithdrawalStatus } from '@wau/contract/withdrawal-statuses';
import type { PlainMessageId } from '../../../platform/language/message-ids.ts';
import type { BadgeTone } from '../../../ui/badge.tsx';

export const statusTones: Readonly<Record<WithdrawalStatus, BadgeTone>> = {
  pending: 'waiting',
  processing: 'waiting',
  paid: 'good',
  rejected: 'bad',
  failed: 'bad',
  cancelled: 'plain',
};

export const statusNames: Readonly<Record<WithdrawalStatus, PlainMessageId>> = {
  pending: 'withdraw.status.pending',
  processing: 'withdraw.status.processing',
  paid: 'withdraw.status.paid',
  rejected: 'withdraw.status.rejected',
  failed: 'withdraw.status.failed',
  cancelled: 'withdraw.status.cancelled',
};
