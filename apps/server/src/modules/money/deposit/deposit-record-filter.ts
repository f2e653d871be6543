import type { DepositStatus } from '@wau/contract/deposit-statuses';
import { selectDayMoments } from '../../../platform/calendar/day-moments-sql.ts';
import { type Days, requireDays } from '../../../platform/calendar/require-days.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { DepositParts } from './deposit-parts.ts';
import type { DepositFilter } from './deposit-record-sql.ts';

interface DepositRecordQuery extends Days {
  readonly status?: DepositStatus;
}

/** What list, totals and file of the record are kept to. */
export async function depositRecordFilter(
  { runner, clock }: Pick<DepositParts, 'runner' | 'clock'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  query: DepositRecordQuery,
): Promise<DepositFilter> {
  const moments = await selectDayMoments(runner, merchant.merchantCode, requireDays(query));
  return {
    ...moments,
    merchantCode: merchant.merchantCode,
    memberId: member.memberId,
    status: query.status,
    now: new Date(clock.nowMs()),
  };
}
