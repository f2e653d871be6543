import type { WithdrawalStatus } from '@wau/contract/withdrawal-statuses';
import { selectDayMoments } from '../../../platform/calendar/day-moments-sql.ts';
import { type Days, requireDays } from '../../../platform/calendar/require-days.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { WithdrawalParts } from './withdrawal-parts.ts';
import type { WithdrawalFilter } from './withdrawal-record-sql.ts';

interface WithdrawalRecordQuery extends Days {
  readonly status?: WithdrawalStatus;
}

/** What list, totals and file of the record are kept to. */
export async function withdrawalRecordFilter(
  { runner }: Pick<WithdrawalParts, 'runner'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  query: WithdrawalRecordQuery,
): Promise<WithdrawalFilter> {
  const moments = await selectDayMoments(runner, merchant.merchantCode, requireDays(query));
  return {
    ...moments,
    merchantCode: merchant.merchantCode,
    memberId: member.memberId,
    status: query.status,
  };
}
