import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode, RewardId } from '@wau/contract/ids';
import { defaultLanguage, type LanguageCode } from '@wau/contract/languages';
import { minorToWire } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Audited } from '../../../platform/audit/audited.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { settleWorkClaim } from '../../../platform/work-claims/settle-work-claim.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { openApplicationImage } from './application-sealing.ts';
import { selectApplicationImages, selectWaitingApplications } from './application-sql.ts';
import { payReward } from './pay-reward.ts';
import { lockReward, type RewardRow, selectReward, updateRewardDecision } from './reward-sql.ts';
import { deliverRewardNews, tellReward } from './tell-reward.ts';

/** So many are shown at once. */
const shownLines = 100;

/** What waits for a decision, the oldest first. */
export async function listWaitingApplications(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  language: LanguageCode,
): Promise<CallValue<Calls['listWaitingApplications']>> {
  const rows = await selectWaitingApplications(runner, merchantCode, [language, defaultLanguage], shownLines);
  return {
    list: rows.map((row) => ({
      rewardId: row.reward_id,
      memberId: row.member_id,
      username: row.username,
      promotionId: row.announcement_id,
      promotionTitle: row.title,
      amountMinor: minorToWire(row.amount_minor),
      requiredTurnoverMinor: minorToWire(row.required_turnover_minor),
      currencyCode: row.currency,
      remark: row.remark,
      imageCount: row.image_count,
      placedAt: row.placed_at.toISOString(),
    })),
  };
}

/**
 * The pictures of an application. Looking is a deed of its own in the audit, committed before anybody sees them.
 *
 * @throws Refusal `application.unknown`
 */
export async function openApplicationImages(
  { config }: Pick<ServerParts, 'config'>,
  tx: SqlRunner,
  merchantCode: MerchantCode,
  rewardId: RewardId,
): Promise<Audited<CallValue<Calls['openApplicationImages']>>> {
  const reward = await selectReward(tx, merchantCode, rewardId);
  if (reward === undefined) throw new Refusal('application.unknown');
  const rows = await selectApplicationImages(tx, merchantCode, rewardId);
  const list = rows.map(({ position, sealed_image }) => {
    const place = { merchantCode, rewardId, position };
    return {
      fileName: `${rewardId}-${position}.jpg`,
      image: openApplicationImage(config.masterSecret, place, sealed_image).toString('base64'),
    };
  });
  const newValues = { memberId: reward.member_id, imageCount: list.length };
  return { value: { list }, change: { subject: rewardId, oldValues: {}, newValues } };
}

/**
 * Decides about an application: an approved one is paid, a rejected one is told why. The audit keeps who decided.
 *
 * Invariants: an application is decided once, so a repeated approval pays nothing; the decision, the money and what the
 * member is told are of one transaction. A promotion that ended meanwhile still pays what it offered, if its budget lasts.
 * Locks: the member's row, the reward's row, its claim, the promotion's row, what the ledger locks, the counter of the
 * member's events.
 *
 * @throws Refusal `application.unknown`, `application.decided`, `promotion.budget.spent`, `case.claimed`;
 *   InvalidRequestError for a rejection without a reason, or a reason that is none
 */
export async function decideApplication(
  parts: Pick<ServerParts, 'ledger' | 'clock' | 'random'>,
  tx: SqlRunner,
  { merchantCode, actor }: { readonly merchantCode: MerchantCode; readonly actor: Actor },
  rewardId: RewardId,
  { decision, reason: text = '' }: CallBody<Calls['decideApplication']>,
): Promise<Audited<null>> {
  const reason = decision === 'rejected' || text !== '' ? readReason(text) : '';
  const reward = await lockApplication(tx, merchantCode, rewardId);
  const now = new Date(parts.clock.nowMs());
  await settleWorkClaim(tx, { merchantCode, kind: 'application', caseId: rewardId }, actor, now);
  const status = decision === 'approved' ? 'issued' : 'rejected';
  if (status === 'issued') await payReward(parts, tx, reward, now);
  const told = status === 'rejected' ? reason : '';
  await updateRewardDecision(tx, reward, { status, reason: told, decidedAt: now });
  await deliverRewardNews(parts, tx, reward, { status, reason: told });
  await tellReward(tx, reward, status, now);
  return {
    value: null,
    change: {
      subject: rewardId,
      oldValues: { status: reward.status },
      newValues: {
        status,
        reason,
        memberId: reward.member_id,
        promotionId: reward.announcement_id,
        amountMinor: minorToWire(reward.amount_minor),
      },
    },
  };
}

async function lockApplication(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  rewardId: RewardId,
): Promise<RewardRow> {
  const found = await selectReward(tx, merchantCode, rewardId);
  if (found === undefined) throw new Refusal('application.unknown');
  await lockMember(tx, { merchantCode, memberId: found.member_id });
  const reward = await lockReward(tx, merchantCode, rewardId);
  if (reward?.status !== 'applying') throw new Refusal('application.decided');
  return reward;
}
