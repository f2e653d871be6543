import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type Minor, minorToWire, toMinor, zeroMinor } from '@wau/money/minor';
import { withTransaction } from '@wau/service/database/database';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import type { ClubLevelRow } from './club-sql.ts';
import { followMembership, readMembership } from './follow-membership.ts';
import { countedUntil, isReached, keepStanding } from './level-course.ts';
import type { Membership } from './membership.ts';
import { type Benefits, readBenefits } from './read-benefits.ts';
import { readRebateRates } from './read-rebate-rates.ts';
import { categoriesOf, type RebateRate, rateOn } from './rebate-rates.ts';

/** A sum over many days is the dearest thing that a member can ask for; nobody needs it more often. */
const perMember: AttemptRule = { name: 'club.member', windowMs: 60_000, window: 'fixed' };
const readsPerMinute = 30;

type Club = CallValue<Calls['getMemberClub']>;
type Benefit = Club['benefits'][number];
type ClubReader = Pick<MemberContext, 'merchant' | 'member' | 'language'>;

/**
 * The merchant's club and where the member stands in it. Only bets in the merchant's currency count, because that is
 * what the levels are stated in. A change of level that it finds is written down and told. Refuses `rate.limited`.
 */
export async function getMemberClub(
  parts: Pick<ServerParts, 'database' | 'runner' | 'clock' | 'random'>,
  { merchant, member, language }: ClubReader,
): Promise<Club> {
  const { merchantCode, currencyCode } = merchant;
  const { memberId } = member;
  await requireAttempt(parts, merchantCode, perMember, memberId, readsPerMinute);
  const membership = await readMembership(parts.runner, merchant, memberId, parts.clock.nowMs(), language);
  if (membership.newCount > 0) {
    await withTransaction(parts.database, async (tx) => {
      await lockMember(tx, { merchantCode, memberId });
      await followMembership(parts, tx, merchant, memberId);
    });
  }
  const { birthday, offers } = await readBenefits(parts.runner, merchant, memberId, membership);
  const rates = await readRebateRates(parts.runner, merchantCode);
  return {
    currencyCode,
    ...standingView(membership),
    ...(birthday === undefined ? {} : { birthday: { month: birthday.month, day: birthday.day } }),
    benefits: offers.map(benefitView),
    levels: membership.levels.map((row) => levelView(row, rates, membership.today)),
  };
}

function standingView({ rules, state, days, today }: Membership) {
  const counted = countedUntil(rules, state, days, today);
  const next = rules.levels.find((rule) => rule.level > state.level && !isReached(rule, counted));
  const keep = keepStanding(rules, state, days, today);
  return {
    turnoverMinor: minorToWire(counted.turnoverMinor),
    depositedMinor: minorToWire(counted.depositedMinor),
    ...(rules.windowDays === null ? {} : { windowDays: rules.windowDays }),
    ...(state.level === 0 ? {} : { level: state.level }),
    ...(next === undefined
      ? {}
      : {
          next: {
            level: next.level,
            missingMinor: minorToWire(missing(next.requiredTurnoverMinor, counted.turnoverMinor)),
            missingDepositMinor: minorToWire(missing(next.requiredDepositMinor, counted.depositedMinor)),
          },
        }),
    ...(keep === undefined
      ? {}
      : {
          keep: {
            ...keep,
            requiredMinor: minorToWire(keep.requiredMinor),
            playedMinor: minorToWire(keep.playedMinor),
          },
        }),
  };
}

function missing(required: Minor, counted: Minor): Minor {
  return required > counted ? toMinor(required - counted) : zeroMinor;
}

function benefitView({
  amountMinor,
  requiredTurnoverMinor,
  condition,
  ...offer
}: Benefits['offers'][number]): Benefit {
  return {
    ...offer,
    amountMinor: minorToWire(amountMinor),
    requiredTurnoverMinor: minorToWire(requiredTurnoverMinor),
    ...(condition === undefined
      ? {}
      : {
          condition: {
            requiredMinor: minorToWire(condition.requiredMinor),
            playedMinor: minorToWire(condition.playedMinor),
          },
        }),
  };
}

function levelView(row: ClubLevelRow, rates: readonly RebateRate[], today: string): Club['levels'][number] {
  const rateOf = (category: string) => rateOn(rates, category, today, row.level);
  return {
    level: row.level,
    name: row.name,
    requiredTurnoverMinor: minorToWire(row.required_turnover_minor),
    requiredDepositMinor: minorToWire(row.required_deposit_minor),
    keepTurnoverMinor: minorToWire(row.keep_turnover_minor),
    upgradeBonusMinor: minorToWire(row.upgrade_bonus_minor),
    weeklyBonusMinor: minorToWire(row.weekly_bonus_minor),
    weeklyTurnoverMinor: minorToWire(row.weekly_turnover_minor),
    birthdayBonusMinor: minorToWire(row.birthday_bonus_minor),
    rates: categoriesOf(rates)
      .map((category) => ({ category, basisPoints: rateOf(category) }))
      .filter(({ basisPoints }) => basisPoints > 0),
    benefits: [...row.benefits],
  };
}
