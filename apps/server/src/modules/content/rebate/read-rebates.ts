import type { MemberId } from '@wau/contract/ids';
import { toMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { addDays } from '../../../platform/calendar/calendar-days.ts';
import { readRateCourse } from '../../account/member-rate/member-rates.ts';
import { readTurnoverOfCategories } from '../../play/betting/read-turnover.ts';
import { levelAtBeginOf } from '../club/level-course.ts';
import type { ClubMerchant, Membership } from '../club/membership.ts';
import { readRebateRates } from '../club/read-rebate-rates.ts';
import { rateOn } from '../club/rebate-rates.ts';
import { givenRateOn, givenRates } from './given-rates.ts';
import { type RebateAccount, rebateAccounts } from './rebate-account.ts';
import { type RebateTermsRow, selectRebateStandings, selectRebateTerms } from './rebate-sql.ts';

export interface Rebates {
  readonly terms: RebateTermsRow;
  /** A category that has a rate today or something to claim. */
  readonly accounts: readonly (RebateAccount & { readonly basisPoints: number })[];
}

const usualTerms: RebateTermsRow = {
  minimum_minor: toMinor(100n),
  turnover_times: 0,
  monthly_budget_minor: null,
};

/** What a member whose place in the club is known may claim of rebates, by category. Only the merchant's currency counts. */
export async function readRebates(
  runner: SqlRunner,
  { merchantCode, currencyCode }: ClubMerchant,
  memberId: MemberId,
  { today, changes }: Pick<Membership, 'today' | 'changes'>,
): Promise<Rebates> {
  const owner = { merchantCode, memberId, currencyCode };
  const rates = await readRebateRates(runner, merchantCode);
  const given = givenRates(await readRateCourse(runner, merchantCode, memberId));
  const standings = (await selectRebateStandings(runner, owner)).map((row) => ({
    category: row.category,
    throughDay: row.through_day,
    earnedParts: row.earned_parts,
    paidMinor: row.paid_minor,
  }));
  const terms = (await selectRebateTerms(runner, merchantCode)) ?? usualTerms;
  const turnovers = await readTurnoverOfCategories(
    runner,
    owner,
    firstNeededDay([...rates, ...given], standings, today),
  );
  const accounts = rebateAccounts({
    standings,
    turnovers: turnovers.map((row) => ({
      category: row.category,
      day: row.day,
      turnoverMinor: row.turnover_minor,
    })),
    rates,
    given,
    changes,
    today,
  });
  const level = levelAtBeginOf(changes, today);
  return {
    terms,
    accounts: accounts
      .map((account) => ({
        ...account,
        basisPoints: Math.max(
          rateOn(rates, account.category, today, level),
          givenRateOn(given, account.category, today),
        ),
      }))
      .filter(
        ({ basisPoints, claimableMinor, paidMinor }) =>
          basisPoints > 0 || claimableMinor > 0n || paidMinor > 0n,
      ),
  };
}

/** Days before every rate give nothing, and those that a category's standing has are summed up in it. */
function firstNeededDay(
  rates: readonly { readonly category: string; readonly fromDay: string }[],
  standings: readonly { readonly category: string; readonly throughDay: string }[],
  today: string,
): string {
  const through = new Map(standings.map(({ category, throughDay }) => [category, throughDay]));
  const needed = rates.map(({ category, fromDay }) => {
    const done = through.get(category);
    return done === undefined ? fromDay : addDays(done, 1);
  });
  return needed.toSorted()[0] ?? today;
}
