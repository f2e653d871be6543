import type { DepositStatus } from '@wau/contract/deposit-statuses';
import type { DepositId, MemberId, MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import type { Moments } from '../../../platform/calendar/day-moments-sql.ts';
import { idsBetween } from '../../../platform/calendar/ids-between.ts';
import { type DepositRow, whole } from './deposit-sql.ts';

export interface DepositFilter extends Moments {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  readonly status: DepositStatus | undefined;
  /** One whose time is over has expired before that is written down. */
  readonly now: Date;
}

/** Ids begin with their time, so the index of a member's deposits goes by it; the ids of a period lie between these. */
const kept = `deposit.merchant_id = $1 and deposit.member_id = $2 and deposit.deposit_id >= $3 and deposit.deposit_id < $4
              and deposit.placed_at >= $5 and deposit.placed_at < $6
              and ($7::text is null
                   or $7 = case when deposit.status = 'pending' and deposit.expires_at <= $8 then 'expired'
                                else deposit.status end)`;

function keptValues({ merchantCode, memberId, from, to, status, now }: DepositFilter): readonly unknown[] {
  const bounds = idsBetween('deposit', from, to);
  return [merchantCode, memberId, bounds.first, bounds.behind, from, to, status ?? null, now];
}

/** Those placed in a period, newest first, older than `before`. */
export function selectDepositRecord(
  runner: SqlRunner,
  filter: DepositFilter,
  before: DepositId | undefined,
  limit: number,
): Promise<readonly DepositRow[]> {
  return runner.query<DepositRow & Record<string, unknown>>({
    text: `${whole}
            where ${kept} and ($9::text is null or deposit.deposit_id < $9)
            order by deposit.deposit_id desc limit $10`,
    values: [...keptValues(filter), before ?? null, limit],
  });
}

export interface DepositSumRow {
  readonly deposit_count: bigint;
  readonly amount_minor: Minor;
  readonly credited_minor: Minor;
}

/** A member places 60 an hour at most, and mostly a few a week: they are summed up as they are. */
export async function selectDepositSums(runner: SqlRunner, filter: DepositFilter): Promise<DepositSumRow> {
  const [row] = await runner.query<DepositSumRow & Record<string, unknown>>({
    text: `select count(*) as deposit_count, coalesce(sum(amount_minor), 0)::bigint as amount_minor,
                  coalesce(sum(amount_minor) filter (where status = 'approved'), 0)::bigint as credited_minor
             from wau.deposits as deposit where ${kept}`,
    values: keptValues(filter),
  });
  assert(row !== undefined, 'a sum over nothing is a row, too');
  return row;
}

export interface MethodNameRow {
  readonly method_code: string;
  readonly name: string;
}

/** What ways to pay are called in a language, also those that are not offered any more. */
export function selectMethodNames(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  language: LanguageCode,
): Promise<readonly MethodNameRow[]> {
  return runner.query<MethodNameRow & Record<string, unknown>>({
    text: `select distinct on (method_code) method_code, name from wau.deposit_method_texts
            where merchant_id = $1 order by method_code, (language = $2) desc, language`,
    values: [merchantCode, language],
  });
}
