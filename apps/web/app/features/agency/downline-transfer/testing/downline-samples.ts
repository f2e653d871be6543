import { makeId } from '@wau/contract/ids';
import type { DownlineTerms, DownlineTransfer } from '../downline-transfer-queries.ts';

export const sampleMemberId = makeId('member', 0, new Uint8Array(10));

/** Terms of an agent with RM 500, unless said otherwise. */
export function downlineTermsWith(changes: Partial<DownlineTerms> = {}): DownlineTerms {
  return {
    currencyCode: 'MYR',
    balanceMinor: '50000',
    minAmountMinor: '1000',
    maxAmountMinor: '1000000',
    leftTodayMinor: '5000000',
    userName: 'rahmat',
    isOpen: true,
    hasPaymentPassword: true,
    turnover: { requiredMinor: '0', playedMinor: '0', missingMinor: '0' },
    recent: [],
    ...changes,
  };
}

/** RM 100 that were sent, unless said otherwise. */
export function downlineTransferWith(changes: Partial<DownlineTransfer> = {}): DownlineTransfer {
  return {
    downlineTransferId: makeId('downlineTransfer', 0, new Uint8Array(10)),
    memberId: sampleMemberId,
    userName: 'rahmat',
    amountMinor: '10000',
    currencyCode: 'MYR',
    placedAt: '2026-01-02T03:04:05.000Z',
    ...changes,
  };
}
