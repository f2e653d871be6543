import type { DepositStatus } from '@wau/contract/calls/money/cashier-calls';
import type { PlainMessageId } from '../../../platform/i18n/message-ids.ts';

export const statusNames: Readonly<Record<DepositStatus, PlainMessageId>> = {
  pending: 'deposit.status.pending',
  approved: 'deposit.status.approved',
  declined: 'deposit.status.declined',
  expired: 'deposit.status.expired',
  cancelled: 'deposit.status.cancelled',
};

export const statusTexts: Readonly<Record<DepositStatus, PlainMessageId>> = {
  pending: 'deposit.status.text.pending',
  approved: 'deposit.status.text.approved',
  declined: 'deposit.status.text.declined',
  expired: 'deposit.status.text.expired',
  cancelled: 'deposit.status.text.cancelled',
};
