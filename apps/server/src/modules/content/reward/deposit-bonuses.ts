import { bonusTurnover, type DepositBonusTerms, depositBonus } from '@wau/money/deposit-bonus';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import { requireFlag, requireModule } from '../../../platform/gates/module-switch.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { isPaused } from '../../../platform/sessions/pause-sql.ts';
import type { BonusOutcome, ChosenBonus, DepositBonuses } from '../../money/deposit/deposit-bonuses.ts';
import type { MoneyOwner } from '../../money/turnover/money-owner.ts';
import { occurrenceOf } from './occurrence.ts';
import { payTakenReward } from './pay-reward.ts';
import { type RewardMember, requireStanding } from './read-standings.ts';
import { requireAction } from './require-action.ts';
import { selectRunningDepositOffer, selectUses, takeFromBudget } from './reward-offer-sql.ts';
import { insertReward } from './reward-sql.ts';
import { deliverBonusRefused, deliverRewardNews } from './tell-reward.ts';

type BonusParts = Pick<ServerParts, 'clock' | 'random' | 'ledger'>;

/** The module and the flag without which a merchant's promotions give nothing. */
const rewardCentre = 'REWCEN3';

/** What promotions give for a deposit that they were chosen with. */
export function createDepositBonuses(parts: BonusParts): DepositBonuses {
  return {
    requireBonus,
    grantBonus: (tx, owner, bonus, depositMinor, now) =>
      grantBonus(parts, tx, owner, bonus, depositMinor, now),
  };
}

async function requireBonus(
  tx: SqlRunner,
  payer: RewardMember,
  { promotionId, amountMinor }: { readonly promotionId: string; readonly amountMinor: Minor },
  nowMs: number,
): Promise<DepositBonusTerms> {
  requireModule(payer.merchant, rewardCentre);
  requireFlag(payer.merchant, rewardCentre);
  const offer = await requireStanding(tx, payer, nowMs, promotionId);
  const { row } = offer;
  if (row.enrolment !== 'deposit' || row.condition_minor === null) throw new Refusal('promotion.unknown');
  requireAction(offer, 'deposit');
  const terms = {
    minimumMinor: row.condition_minor,
    mostMinor: row.reward_minor,
    basisPoints: row.reward_basis_points,
    turnoverTimes: row.turnover_times,
  };
  const bonusMinor = depositBonus(amountMinor, terms);
  if (bonusMinor === undefined) {
    throw new Refusal('deposit.bonus.below.minimum', {
      field: 'amountMinor',
      limitMinor: terms.minimumMinor.toString(),
    });
  }
  if (row.left_minor !== null && row.left_minor < bonusMinor) throw new Refusal('promotion.budget.spent');
  return terms;
}

async function grantBonus(
  parts: BonusParts,
  tx: SqlRunner,
  owner: MoneyOwner,
  bonus: ChosenBonus,
  depositMinor: Minor,
  now: Date,
): Promise<BonusOutcome> {
  const outcome = await tryGrant(parts, tx, owner, bonus, depositMinor, now);
  if (outcome.status === 'refused')
    await deliverBonusRefused(parts, tx, owner, bonus.promotionId, outcome.reason);
  return outcome;
}

async function tryGrant(
  parts: BonusParts,
  tx: SqlRunner,
  owner: MoneyOwner,
  { promotionId, terms }: ChosenBonus,
  depositMinor: Minor,
  now: Date,
): Promise<BonusOutcome> {
  const { merchantCode, memberId } = owner;
  if (await isPaused(tx, merchantCode, memberId, now)) return { status: 'refused', reason: 'paused' };
  const offer = await selectRunningDepositOffer(tx, merchantCode, promotionId, now);
  if (offer === undefined) return { status: 'refused', reason: 'closed' };
  const amountMinor = depositBonus(depositMinor, terms);
  if (amountMinor === undefined) return { status: 'refused', reason: 'minimum' };
  const occurrence = occurrenceOf(offer.recurrence, offer.today);
  const [use] = await selectUses(tx, merchantCode, memberId, [{ promotionId, occurrence }]);
  if (use?.status != null) return { status: 'refused', reason: 'used' };
  const isLeft = await takeFromBudget(tx, merchantCode, promotionId, amountMinor);
  if (!isLeft) return { status: 'refused', reason: 'budget' };
  const reward = {
    merchant_id: merchantCode,
    reward_id: newId('reward', parts.clock, parts.random),
    member_id: memberId,
    announcement_id: promotionId,
    occurrence,
    status: 'claimed',
    amount_minor: amountMinor,
    required_turnover_minor: bonusTurnover(amountMinor, terms),
    currency: owner.currencyCode,
    remark: '',
    placed_at: now,
    decided_at: now,
  } as const;
  await insertReward(tx, reward);
  await payTakenReward(parts, tx, reward, now);
  await deliverRewardNews(parts, tx, reward, { status: 'claimed', reason: '' });
  return { status: 'granted', rewardId: reward.reward_id, amountMinor };
}
