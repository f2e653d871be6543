import { type Minor, zeroMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import { keepMeant } from '../../../platform/audience/audience.ts';
import { selectDayMoments } from '../../../platform/calendar/day-moments-sql.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { readDeposited } from '../../money/deposit/read-deposited.ts';
import { readTurnover } from '../../play/betting/read-turnover.ts';
import { readClubLevel } from '../club/read-club-level.ts';
import { countedFromDay, occurrenceOf } from './occurrence.ts';
import { type OfferTerms, type PromotionStanding, promotionStanding } from './promotion-standing.ts';
import { type OfferRow, selectOffers, selectToday, selectUses } from './reward-offer-sql.ts';

export type RewardMember = Pick<MemberContext, 'merchant' | 'member' | 'language'>;

/** A promotion as it stands for one member. */
export interface StandingOffer {
  readonly row: OfferRow;
  readonly occurrence: string;
  readonly progressMinor: Minor;
  readonly standing: PromotionStanding;
  /** Why the latest application was rejected; else empty. */
  readonly reason: string;
}

const dayMs = 86_400_000;
/** So that a member finds what was there yesterday, and that it is over. */
const shownAfterEndMs = 7 * dayMs;

/**
 * The promotions that are meant for the member, each as it stands at a moment. With a transaction's runner it reads what
 * the transaction sees.
 */
export async function readStandings(
  runner: SqlRunner,
  owner: RewardMember,
  nowMs: number,
  promotionId?: string,
): Promise<readonly StandingOffer[]> {
  const { merchantCode, defaultLanguage } = owner.merchant;
  const now = new Date(nowMs);
  const rows = await selectOffers(runner, {
    merchantCode,
    languages: [owner.language, defaultLanguage],
    now,
    endedSince: new Date(nowMs - shownAfterEndMs),
    promotionId: promotionId ?? null,
  });
  const listener = {
    registeredAt: owner.member.registeredAt,
    readClubLevel: () => readClubLevel(runner, owner, nowMs),
  };
  const meant = await keepMeant(rows, listener, nowMs);
  if (meant.length === 0) return [];
  const today = await selectToday(runner, merchantCode, now);
  const keys = meant.map((row) => ({
    promotionId: row.announcement_id,
    occurrence: occurrenceOf(row.recurrence, today),
  }));
  const uses = await selectUses(runner, merchantCode, owner.member.memberId, keys);
  const useOf = new Map(uses.map((use) => [use.announcement_id, use]));
  const offers: StandingOffer[] = [];
  for (const row of meant) {
    const use = useOf.get(row.announcement_id);
    const progressMinor = await readProgress(runner, owner, row, today);
    const latest = use?.status ?? undefined;
    const rejectionCount = use?.rejection_count ?? 0;
    const facts = { hasJoined: use?.has_joined === true, progressMinor, latest, rejectionCount };
    offers.push({
      row,
      occurrence: occurrenceOf(row.recurrence, today),
      progressMinor,
      standing: promotionStanding(termsOf(row), facts, nowMs),
      reason: use?.reason ?? '',
    });
  }
  return offers;
}

/** The same of one; refuses `promotion.unknown` where the merchant has none or it is not meant for the member. */
export async function requireStanding(
  runner: SqlRunner,
  owner: RewardMember,
  nowMs: number,
  promotionId: string,
): Promise<StandingOffer> {
  const [offer] = await readStandings(runner, owner, nowMs, promotionId);
  if (offer === undefined) throw new Refusal('promotion.unknown');
  return offer;
}

function termsOf(row: OfferRow): OfferTerms {
  return {
    enrolment: row.enrolment,
    condition: row.condition,
    conditionMinor: row.condition_minor,
    rewardMinor: row.reward_minor,
    rewardBasisPoints: row.reward_basis_points,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    leftMinor: row.left_minor,
    leftCount: row.left_count,
  };
}

async function readProgress(
  runner: SqlRunner,
  { merchant, member }: RewardMember,
  row: OfferRow,
  today: string,
): Promise<Minor> {
  if (row.condition === 'none' || row.enrolment === 'deposit') return zeroMinor;
  const { merchantCode, currencyCode } = merchant;
  const counted = { merchantCode, memberId: member.memberId, currencyCode };
  const fromDay = countedFromDay(row.recurrence, today, row.first_day);
  if (row.condition === 'turnover') return readTurnover({ runner }, counted, fromDay);
  return readDeposited(runner, counted, await fromMoment(runner, row, merchantCode, fromDay));
}

/** Deposits have their moment, so those of the promotion's first day that came before it do not count. */
async function fromMoment(
  runner: SqlRunner,
  { starts_at: startsAt }: OfferRow,
  merchantCode: RewardMember['merchant']['merchantCode'],
  fromDay: string | undefined,
): Promise<Date> {
  const day =
    fromDay === undefined
      ? new Date(0)
      : (await selectDayMoments(runner, merchantCode, { fromDay, toDay: fromDay })).from;
  return startsAt !== null && startsAt > day ? startsAt : day;
}
