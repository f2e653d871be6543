import { makeId } from '@wau/contract/ids';
import type { Withdrawal, WithdrawalTerms } from '../withdrawal-queries.ts';

/** Terms of a member with RM 500, unless said otherwise. */
export function termsWith(changes: Partial<WithdrawalTerms> = {}): WithdrawalTerms {
  return {
    currencyCode: 'MYR',
    balanceMinor: '50000',
    lapsingMinor: '0',
    minAmountMinor: '2000',
    maxAmountMinor: '5000000',
    feeMinor: '0',
    feeBasisPoints: 0,
    dailyCount: 5,
    dailyCountLeft: 5,
    dailyAmountLeftMinor: '10000000',
    usualMinutes: 30,
    hasPaymentPassword: true,
    turnover: { requiredMinor: '0', playedMinor: '0', missingMinor: '0', open: [] },
    identity: null,
    isOpen: true,
    underWay: [],
    ...changes,
  };
}

/** A withdrawal of RM 100 that waits, unless said otherwise. */
export function withdrawalWith(changes: Partial<Withdrawal> = {}): Withdrawal {
  return {
    withdrawalId: makeId('withdrawal', 0, new Uint8Array(10)),
    bankName: 'Maybank',
    lastDigits: '5432',
    amountMinor: '10000',
    feeMinor: '0',
    paidOutMinor: '10000',
    currencyCode: 'MYR',
    status: 'pending',
    reason: '',
    placedAt: '2026-01-02T03:04:05.000Z',
    expectedBy: '2026-01-02T03:34:05.000Z',
    endedAt: null,
    ...changes,
  };
}
