import { defaultLanguage } from '@wau/contract/languages';
import type { WithdrawalStatus } from '@wau/contract/withdrawal-statuses';
import { minorToWire, toMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { tellMember } from '../../../platform/live-events/tell-member.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { deliverInboxText } from '../../messaging/message/deliver-inbox-text.ts';
import type { PayoutKey } from '../payout/payout-parts.ts';
import { selectWithdrawalOfPayout, type WithdrawalRow } from './withdrawal-sql.ts';
import { withdrawalStatusOf } from './withdrawal-view.ts';

/** What a member is told by a message as well, because they may be away when it happens. */
const withMessage: readonly WithdrawalStatus[] = ['paid', 'rejected', 'failed'];

/**
 * Tells the member what has become of a withdrawal: open pages at once, and the inbox where it is over.
 *
 * Locks: see `tellMember`; call it last.
 */
export async function tellWithdrawal(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  withdrawal: Omit<WithdrawalRow, 'decision'>,
  status: WithdrawalStatus,
  now: Date,
): Promise<void> {
  const { merchant_id: merchantCode, member_id: memberId, withdrawal_id: withdrawalId } = withdrawal;
  const { amount_minor, fee_minor, currency: currencyCode, reason } = withdrawal;
  // What was paid is what the bank shows; what came back is what had left.
  const toldMinor = status === 'paid' ? toMinor(amount_minor - fee_minor) : amount_minor;
  if (withMessage.includes(status)) {
    await deliverInboxText(parts, tx, {
      merchantCode,
      memberId,
      textId: `withdrawal.${status as 'paid' | 'rejected' | 'failed'}`,
      values: { amount: { amountMinor: minorToWire(toldMinor), currencyCode }, reason },
      language: defaultLanguage,
      onceKey: `withdrawal ${withdrawalId} ${status}`,
    });
  }
  const event = { kind: 'withdrawal', withdrawalId, status } as const;
  const owner = { merchantCode, memberId };
  await tellMember(tx, owner, { ...event, amountMinor: minorToWire(toldMinor), currencyCode }, now);
}

/** The provider has paid what was approved, or does not. Payouts that stand by themselves tell nobody. */
export async function tellPayoutEnd(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  { merchantCode, payoutId }: PayoutKey,
  now: Date,
): Promise<void> {
  const withdrawal = await selectWithdrawalOfPayout(tx, merchantCode, payoutId);
  if (withdrawal === undefined) return;
  await tellWithdrawal(parts, tx, withdrawal, withdrawalStatusOf(withdrawal), now);
}
