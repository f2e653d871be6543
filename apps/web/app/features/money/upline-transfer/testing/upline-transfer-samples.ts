import { makeId } from '@wau/contract/ids';
import type { UplineTransfer, UplineTransferTerms } from '../upline-transfer-queries.ts';

/** Terms of a member with RM 500, unless said otherwise. */
export function termsWith(changes: Partial<UplineTransferTerms> = {}): UplineTransferTerms {
  return {
    currencyCode: 'MYR',
    balanceMinor: '50000',
    minAmountMinor: '1000',
    maxAmountMinor: '5000000',
    uplineName: 'wa***',
    isUplineOpen: true,
    hasPaymentPassword: true,
    turnover: { requiredMinor: '0', playedMinor: '0', missingMinor: '0' },
    recent: [],
    ...changes,
  };
}

/** RM 100 that were sent, unless said otherwise. */
export function transferWith(changes: Partial<UplineTransfer> = {}): UplineTransfer {
  return {
    uplineTransferId: makeId('uplineTransfer', 0, new Uint8Array(10)),
    uplineName: 'wa***',
    amountMinor: '10000',
    currencyCode: 'MYR',
    placedAt: '2026-01-02T03:04:05.000Z',
    ...changes,
  };
}
