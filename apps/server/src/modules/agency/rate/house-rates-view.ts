import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { addDays } from '../../../platform/calendar/calendar-days.ts';
import { selectMerchantDay } from '../../../platform/calendar/merchant-day-sql.ts';
import { isAgent, mayHaveContracts } from '../../../platform/sessions/member-types.ts';
import { readPromisedRates } from '../../account/member-rate/member-rates.ts';
import { daysAhead } from './change-rates.ts';
import type { RatedMemberRow } from './rate-sql.ts';
import { type RatesView, readRateViews } from './rate-view.ts';

export type HouseRatesView = CallValue<Calls['getMemberRates']>;

/** Whether no agent stands above, so that the house gives the rates: members between who are no agents have none to give. */
export function isRatedByHouse({ upline_type }: RatedMemberRow): boolean {
  return upline_type === null || !mayHaveContracts({ memberType: upline_type });
}

/** A member's rates as operators see them: between what the agent above has and what was promised below. */
export async function readHouseRates(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  member: RatedMemberRow,
  now: Date,
): Promise<HouseRatesView> {
  const { member_id: memberId, upline_id, upline_username, upline_type } = member;
  const isByHouse = isRatedByHouse(member);
  const chain = upline_id === null || isByHouse ? [memberId] : [memberId, upline_id];
  const views = await readRateViews(runner, merchantCode, chain, now);
  const promises = await readPromisedRates(runner, merchantCode, memberId);
  const above = upline_id === null || isByHouse ? undefined : views.get(upline_id);
  return {
    ...{
      memberId,
      userName: member.username,
      isAgent: isAgent({ memberType: member.member_type }),
      isByHouse,
    },
    upline:
      upline_id === null || upline_username === null || upline_type === null
        ? null
        : {
            memberId: upline_id,
            userName: upline_username,
            isAgent: isAgent({ memberType: upline_type }),
          },
    startsOn: addDays(await selectMerchantDay(runner, merchantCode, now), daysAhead),
    rates: (views.get(memberId) ?? []).map((rate) => {
      const promised = promises.get(rate.product);
      return {
        ...rate,
        uplineBasisPoints: above === undefined ? null : leastOf(above, rate.product),
        promisedBasisPoints: promised?.basisPoints ?? 0,
        promisedTo:
          promised === undefined ? null : { memberId: promised.memberId, userName: promised.userName },
      };
    }),
  };
}

/** What an agent has today and from tomorrow on. */
function leastOf(rates: RatesView, product: RatesView[number]['product']): number {
  const rate = rates.find((each) => each.product === product);
  return Math.min(rate?.basisPoints ?? 0, rate?.nextBasisPoints ?? rate?.basisPoints ?? 0);
}
