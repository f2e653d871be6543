import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { AccountId } from '@wau/ledger/account-id';
import type { Reason } from '@wau/ledger/reasons';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** Where a page goes on: by time, then by member, then by the number of the movement, newest first. */
export interface TeamMovementPlace {
  /** Since 1970, to the microsecond, as the books have it. */
  readonly micros: bigint;
  readonly memberId: MemberId;
  readonly version: bigint;
}

export interface TeamMovementFilter {
  readonly merchantCode: MerchantCode;
  readonly agentId: MemberId;
  readonly memberId: MemberId | undefined;
  readonly level: number | undefined;
  readonly reasons: readonly Reason[] | undefined;
  readonly from: Date;
  /** Not included. */
  readonly to: Date;
}

export interface TeamMovementRow {
  readonly member_id: MemberId;
  readonly username: string;
  readonly level: number;
  readonly version: bigint;
  readonly micros: bigint;
  readonly reason: Reason;
  readonly amount_minor: Minor;
  readonly balance_minor: Minor;
  readonly currency: CurrencyCode;
  readonly counterparty: AccountId | null;
  readonly happened_at: Date;
}

/** Those of the team whose books have moved since the period began: one look-up of the last entry each. */
const active = `
      active as materialized (
        select link.member_id, link.level, account.account_id, account.account_number
          from wau.team_links as link
          join ledger.account as account
            on account.merchant_id = $1 and account.account_id = 'player:' || link.member_id || ':main'
         where link.merchant_id = $1 and link.agent_id = $2 and ($3::text is null or link.member_id = $3)
           and ($4::integer is null or link.level = $4) and account.version > 0
           and (select last.created_at from ledger.entry as last
                 where last.merchant_id = $1 and last.account_number = account.account_number
                   and last.version = account.version) >= $6
      )`;

/**
 * A page of a team's movements. The newest so many are of no more members than that: of those whose own newest are the
 * newest of all. So one movement is looked up of each member, and a page of no more members than a page has rows.
 */
export function selectTeamMovements(
  runner: SqlRunner,
  filter: TeamMovementFilter,
  after: TeamMovementPlace | undefined,
  limit: number,
): Promise<readonly TeamMovementRow[]> {
  return runner.query<TeamMovementRow & Record<string, unknown>>({
    name: 'select-team-movements',
    text: `
      with ${active}, bounded as (
        select active.*,
               case when active.member_id = $9 then $10::bigint else 9223372036854775807 end as before,
               case when $8::bigint is null then $7::timestamptz
                    else least($7::timestamptz,
                               timestamptz 'epoch' + $8 * interval '1 microsecond'
                               + case when active.member_id <= $9 then interval '1 microsecond' else interval '0' end)
               end as until
          from active
      ), newest as materialized (
        select bounded.*
          from bounded
         cross join lateral ledger.filtered_movements($1, account_id, before, 1, $5, $6, until) as moved
         order by moved.created_at desc, bounded.member_id desc limit $11::integer
      )
      select newest.member_id, member.username, newest.level, moved.version,
             (extract(epoch from moved.created_at) * 1000000)::bigint as micros, moved.reason, moved.amount_minor,
             moved.balance_minor, moved.currency,
             (select other.account_id
                from ledger.transfer as transfer
                join ledger.account as other
                  on other.merchant_id = $1
                 and other.account_number in (transfer.debit_account_number, transfer.credit_account_number)
                 and other.account_number <> newest.account_number
               where transfer.merchant_id = $1 and transfer.transfer_id = moved.transfer_id limit 1) as counterparty,
             moved.created_at as happened_at
        from newest
       cross join lateral ledger.filtered_movements($1, account_id, before, $11::integer, $5, $6, until) as moved
        join wau.members as member on member.merchant_id = $1 and member.member_id = newest.member_id
       order by moved.created_at desc, newest.member_id desc, moved.version desc limit $11::integer`,
    values: [
      ...[filter.merchantCode, filter.agentId, filter.memberId ?? null, filter.level ?? null],
      ...[filter.reasons ?? null, filter.from, filter.to],
      ...[after?.micros ?? null, after?.memberId ?? null, after?.version ?? null, limit],
    ],
  });
}

/** What went into the wallets of a team and out of them, over all movements that the filter takes. */
export async function selectTeamMovementTotals(
  runner: SqlRunner,
  filter: TeamMovementFilter,
): Promise<{ readonly in_minor: bigint; readonly out_minor: bigint }> {
  const [row] = await runner.query<{ in_minor: bigint; out_minor: bigint }>({
    name: 'select-team-movement-totals',
    text: `
      with ${active}
      select coalesce(sum(totals.in_minor), 0)::bigint as in_minor,
             coalesce(sum(totals.out_minor), 0)::bigint as out_minor
        from active
       cross join lateral ledger.movement_totals($1, account_id, $5, $6, $7) as totals`,
    values: [
      ...[filter.merchantCode, filter.agentId, filter.memberId ?? null, filter.level ?? null],
      ...[filter.reasons ?? null, filter.from, filter.to],
    ],
  });
  return row ?? { in_minor: 0n, out_minor: 0n };
}
