import type { EndedDepositStatus } from '@wau/contract/deposit-statuses';
import { defaultLanguage } from '@wau/contract/languages';
import { minorToWire } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { tellMember } from '../../../platform/live-events/tell-member.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { deliverInboxText } from '../../messaging/message/deliver-inbox-text.ts';
import type { DepositRow } from './deposit-sql.ts';

type Told = Pick<DepositRow, 'merchant_id' | 'member_id' | 'deposit_id' | 'amount_minor' | 'currency'>;

/**
 * Tells the member's open pages what has become of a deposit.
 *
 * Locks: see `tellMember`; call it last.
 */
export function tellDeposit(
  tx: SqlRunner,
  deposit: Told,
  status: 'approved' | 'declined' | 'cancelled',
  now: Date,
  creditedAfter: EndedDepositStatus | null = null,
): Promise<void> {
  return tellMember(
    tx,
    { merchantCode: deposit.merchant_id, memberId: deposit.member_id },
    {
      kind: 'deposit',
      depositId: deposit.deposit_id,
      status,
      creditedAfter,
      amountMinor: minorToWire(deposit.amount_minor),
      currencyCode: deposit.currency,
    },
    now,
  );
}

/** Puts into the member's inbox what has become of a deposit; once, whatever a provider repeats. */
export function deliverDepositNews(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  deposit: Told,
  status: 'approved' | 'declined',
  isLate: boolean,
): Promise<void> {
  const amount = { amountMinor: minorToWire(deposit.amount_minor), currencyCode: deposit.currency };
  return deliverInboxText(parts, tx, {
    merchantCode: deposit.merchant_id,
    memberId: deposit.member_id,
    textId: isLate ? 'deposit.late' : `deposit.${status}`,
    values: { amount },
    language: defaultLanguage,
    onceKey: `deposit ${deposit.deposit_id} ${status}`,
  });
}
