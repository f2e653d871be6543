import { defaultLanguage, isLanguageCode } from '@wau/contract/languages';
import { offeredLanguages } from '@wau/i18n/offered-languages';
import { formatShortMinor, unbroken } from '@wau/money/format';
import { minorToWire } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { tellMember } from '../../../platform/live-events/tell-member.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { deliverInboxMessage } from '../../messaging/inbox/deliver-inbox-message.ts';
import { messageTexts } from '../../messaging/message/message-texts.ts';
import { type RewardRow, selectRewardNotice } from './reward-sql.ts';

type Told = Pick<RewardRow, 'merchant_id' | 'member_id' | 'reward_id' | 'amount_minor' | 'currency'>;

/**
 * Tells the member's open pages what has become of a reward.
 *
 * Locks: see `tellMember`; call it last.
 */
export function tellReward(
  tx: SqlRunner,
  reward: Told,
  status: 'issued' | 'claimed' | 'rejected',
  now: Date,
): Promise<void> {
  return tellMember(
    tx,
    { merchantCode: reward.merchant_id, memberId: reward.member_id },
    {
      kind: 'reward',
      rewardId: reward.reward_id,
      status,
      amountMinor: minorToWire(reward.amount_minor),
      currencyCode: reward.currency,
    },
    now,
  );
}

/** Puts a decision about an application into the member's inbox, in the member's language. */
export async function deliverDecision(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  reward: RewardRow,
  decision: { readonly status: 'issued' | 'rejected'; readonly reason: string },
): Promise<void> {
  const notice = await selectRewardNotice(tx, reward);
  if (notice === undefined) return;
  const language = isLanguageCode(notice.language) ? notice.language : defaultLanguage;
  const t = messageTexts(language);
  const { locale } = offeredLanguages[language];
  const money = (amount: RewardRow['amount_minor']) =>
    unbroken(formatShortMinor(amount, reward.currency, locale));
  const { title: promotion } = notice;
  const isIssued = decision.status === 'issued';
  const turnover = reward.required_turnover_minor;
  const lines = isIssued
    ? [
        t('inbox.reward.issued', { amount: money(reward.amount_minor), promotion }),
        ...(turnover > 0n ? [t('inbox.reward.turnover', { amount: money(turnover) })] : []),
      ]
    : [t('inbox.reward.rejected', { promotion, reason: decision.reason }), t('inbox.reward.rejected.next')];
  await deliverInboxMessage(parts, tx, {
    merchantCode: reward.merchant_id,
    memberId: reward.member_id,
    title: t(isIssued ? 'inbox.reward.issued.title' : 'inbox.reward.rejected.title'),
    content: { text: lines.join('\n') },
  });
}
