import { defaultLanguage } from '@wau/contract/languages';
import { houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import { toIdempotencyKey } from '@wau/ledger/transfer';
import { minorToWire, zeroMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { deliverInboxText } from '../../messaging/message/deliver-inbox-text.ts';
import { addTurnoverRequirement } from '../../money/turnover/turnover-requirements.ts';
import { maskName } from '../../play/winner/mask-name.ts';
import { selectUsername } from './invited-friends-sql.ts';
import { referralAmount } from './referral-amount.ts';
import { countRewarded, nothingRewarded, type ReferralRow } from './referral-sql.ts';
import { type ReferralTermsRow, takeFromReferralBudget } from './referral-terms-sql.ts';

type RewardParts = Pick<ServerParts, 'ledger' | 'clock' | 'random'>;

/** What has become of it: paid, or put off until there is room. */
type Rewarded = Pick<
  ReferralRow,
  'status' | 'amount_minor' | 'step_minor' | 'required_turnover_minor' | 'rewarded_at'
>;

const putOff: Rewarded = {
  status: 'waiting',
  amount_minor: zeroMinor,
  step_minor: zeroMinor,
  required_turnover_minor: zeroMinor,
  rewarded_at: null,
};

/**
 * Pays a member for a friend, in the transaction that writes down what comes back; where day, month, what a member gets in
 * all, or the budget have no room it is put off, and nothing is paid.
 *
 * Invariants: a friend is paid for once, by the ledger's own key; the merchant gives no more than its budget; what has to be
 * staked is written down with it, or nothing is paid.
 * Locks: the caller's lock of the inviter, under which counts stand still; then the merchant's spending, what the ledger
 * locks, the counter of the inviter's events.
 */
export async function rewardReferral(
  parts: RewardParts,
  tx: SqlRunner,
  terms: ReferralTermsRow,
  referral: Pick<ReferralRow, 'referral_id' | 'inviter_member_id' | 'friend_member_id'>,
  now: Date,
): Promise<Rewarded> {
  const { merchant_id: merchantCode, currency } = terms;
  const { inviter_member_id: inviterId } = referral;
  const given = (await countRewarded(tx, merchantCode, [inviterId], now)).get(inviterId) ?? nothingRewarded;
  const offered = referralAmount(terms, given);
  if (offered === undefined) return putOff;
  const { amountMinor: amount, stepMinor: step, requiredTurnoverMinor: required } = offered;
  if (!(await takeFromReferralBudget(tx, merchantCode, amount))) return putOff;
  if (required > 0n) {
    const owner = { merchantCode, memberId: inviterId, currencyCode: currency };
    const requirement = { reference: referral.referral_id, requiredMinor: required, grantedMinor: amount };
    await addTurnoverRequirement(tx, owner, requirement, now);
  }
  const paid = { ...putOff, status: 'rewarded', amount_minor: amount, step_minor: step } as const;
  await post(parts, tx, terms, referral, amount);
  await tell(parts, tx, terms, referral, { amount, required });
  return { ...paid, required_turnover_minor: required, rewarded_at: now };
}

async function post(
  { ledger }: Pick<RewardParts, 'ledger'>,
  tx: SqlRunner,
  { merchant_id: merchantId, currency }: ReferralTermsRow,
  { referral_id, inviter_member_id }: Pick<ReferralRow, 'referral_id' | 'inviter_member_id'>,
  amountMinor: ReferralRow['amount_minor'],
): Promise<void> {
  const promotions = houseAccountId('promotions');
  await ledger.openAccount({ merchantId, accountId: promotions, kind: 'house', currency }, tx);
  const [answer] = await ledger.postInTransaction(tx, [
    {
      merchantId,
      idempotencyKey: toIdempotencyKey(`referral:${referral_id}`),
      debit: promotions,
      credit: playerAccountId(inviter_member_id),
      amountMinor,
      currency,
      reason: 'referral.reward',
      reference: referral_id,
    },
  ]);
  if (answer?.outcome !== 'posted') {
    throw new Error(`the reward for ${referral_id} could not be paid: ${answer?.refusal}`);
  }
}

async function tell(
  parts: RewardParts,
  tx: SqlRunner,
  { merchant_id: merchantCode, currency: currencyCode }: ReferralTermsRow,
  referral: Pick<ReferralRow, 'referral_id' | 'inviter_member_id' | 'friend_member_id'>,
  { amount, required }: Record<'amount' | 'required', ReferralRow['amount_minor']>,
): Promise<void> {
  const friend = await selectUsername(tx, merchantCode, referral.friend_member_id);
  await deliverInboxText(parts, tx, {
    merchantCode,
    memberId: referral.inviter_member_id,
    textId: required > 0n ? 'referral.rewarded.turnover' : 'referral.rewarded',
    values: {
      friend: maskName(friend),
      amount: { amountMinor: minorToWire(amount), currencyCode },
      turnover: { amountMinor: minorToWire(required), currencyCode },
    },
    language: defaultLanguage,
    onceKey: `referral ${referral.referral_id} rewarded`,
  });
}
