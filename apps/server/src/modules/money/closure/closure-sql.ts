import type { ClosureObstacle } from '@wau/contract/account-closures';
import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface ClosingMember {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
}

export interface ClosureRow {
  readonly begun_at: Date;
  readonly completed_at: Date | null;
}

export async function selectClosure(
  runner: SqlRunner,
  { merchantCode, memberId }: ClosingMember,
): Promise<ClosureRow | undefined> {
  const [row] = await runner.query<ClosureRow & Record<string, unknown>>({
    name: 'select-account-closure',
    text: `select begun_at, completed_at from wau.account_closures where merchant_id = $1 and member_id = $2`,
    values: [merchantCode, memberId],
  });
  return row;
}

export async function insertClosure(
  tx: SqlRunner,
  { merchantCode, memberId }: ClosingMember,
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'insert-account-closure',
    text: `insert into wau.account_closures (merchant_id, member_id, begun_at, look_at) values ($1, $2, $3, $3)`,
    values: [merchantCode, memberId, now],
  });
}

export async function completeClosure(
  tx: SqlRunner,
  { merchantCode, memberId }: ClosingMember,
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'complete-account-closure',
    text: `update wau.account_closures set completed_at = $3, look_at = null
            where merchant_id = $1 and member_id = $2`,
    values: [merchantCode, memberId, now],
  });
}

export async function postponeClosure(
  tx: SqlRunner,
  { merchantCode, memberId }: ClosingMember,
  lookAt: Date,
): Promise<void> {
  await tx.query({
    name: 'postpone-account-closure',
    text: `update wau.account_closures set look_at = $3
            where merchant_id = $1 and member_id = $2 and completed_at is null`,
    values: [merchantCode, memberId, lookAt],
  });
}

/** Over all merchants, those that are due the longest first. */
export async function selectDueClosures(
  runner: SqlRunner,
  now: Date,
  limit: number,
): Promise<readonly ClosingMember[]> {
  const rows = await runner.query<{ merchant_id: MerchantCode; member_id: MemberId }>({
    name: 'select-due-account-closures',
    text: `select merchant_id, member_id from wau.account_closures
            where look_at <= $1 order by look_at limit $2`,
    values: [now, limit],
  });
  return rows.map((row) => ({ merchantCode: row.merchant_id, memberId: row.member_id }));
}

type Awaited = Exclude<ClosureObstacle, 'balance' | 'game.wallet'>;

/** What is under way for a member and may still bring money or take it. */
export async function selectUnderWay(
  runner: SqlRunner,
  { merchantCode, memberId }: ClosingMember,
): Promise<readonly Awaited[]> {
  const rows = await runner.query<{ obstacle: Awaited }>({
    name: 'select-closure-obstacles',
    text: `
      select 'round' as obstacle
       where exists (select from wau.unsettled_bets
                      where merchant_id = $1 and member_id = $2 and status = 'open')
      union all
      select 'withdrawal'
       where exists (select from wau.payouts
                      where merchant_id = $1 and member_id = $2 and status in ('held', 'sent'))
      union all
      select 'deposit'
       where exists (select from wau.deposits
                      where merchant_id = $1 and member_id = $2 and status = 'pending')
      union all
      select 'fund.transfer'
       where exists (select from wau.fund_transfers
                      where merchant_id = $1 and member_id = $2 and status in ('pending', 'stuck'))`,
    values: [merchantCode, memberId],
  });
  return rows.map(({ obstacle }) => obstacle);
}
