import type { Id, MemberId, MerchantCode } from '@wau/contract/ids';
import type { PlayLimitKind } from '@wau/contract/play-limits';
import type { Minor } from '@wau/money/minor';
import { textArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface LimitOwner {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
}

export interface PlayLimitRow {
  readonly kind: PlayLimitKind;
  readonly limit_value: bigint | null;
  readonly pending_value: bigint | null;
  readonly pending_from: Date | null;
  /** Of the present period; null where none holds. */
  readonly used: bigint | null;
}

/** What holds and what waits. */
export function selectPlayLimits(
  runner: SqlRunner,
  { merchantCode, memberId }: LimitOwner,
  now: Date,
): Promise<readonly PlayLimitRow[]> {
  return runner.query<PlayLimitRow & Record<string, unknown>>({
    name: 'select-play-limits',
    text: `select limits.kind, limits.limit_value, limits.pending_value, limits.pending_from, standing.used
             from wau.play_limits as limits
             left join wau.play_limit_standings($1, $2, $3, false) as standing on standing.kind = limits.kind
            where limits.merchant_id = $1 and limits.member_id = $2
              and (limits.limit_value is not null or limits.pending_from is not null)`,
    values: [merchantCode, memberId, now],
  });
}

export interface PlayLimitStanding {
  readonly kind: PlayLimitKind;
  readonly limit_value: bigint;
  readonly used: bigint;
}

/** How far the limits that hold are used up. */
export function selectStandings(
  runner: SqlRunner,
  { merchantCode, memberId }: LimitOwner,
  now: Date,
): Promise<readonly PlayLimitStanding[]> {
  return runner.query<PlayLimitStanding & Record<string, unknown>>({
    name: 'select-play-limit-standings',
    text: 'select kind, limit_value, used from wau.play_limit_standings($1, $2, $3, false)',
    values: [merchantCode, memberId, now],
  });
}

/** What a member may still stake; null where there is no limit. */
export interface StakePermissionRow {
  readonly stake_once_minor: Minor | null;
  readonly stake_left_minor: Minor | null;
  readonly loss_left_minor: Minor | null;
  readonly is_time_up: boolean | null;
  readonly is_check_due: boolean | null;
}

/**
 * What each member may still stake, in their order. Members who have limits take turns until the transaction ends, so that
 * two stakes do not both find the same room; they are held in one order.
 */
export async function selectStakePermissions(
  tx: SqlRunner,
  owners: readonly LimitOwner[],
  now: Date,
): Promise<readonly StakePermissionRow[]> {
  const rows = await tx.query<StakePermissionRow & { readonly position: number } & Record<string, unknown>>({
    name: 'select-stake-permissions',
    text: `with owner as materialized (
             select * from unnest($1::text[], $2::text[]) with ordinality as each (merchant_id, member_id, position)
              order by each.merchant_id collate "C", each.member_id collate "C"
           ), limited as materialized (
             select * from owner
              where exists (select from wau.play_limits as own
                             where own.merchant_id = owner.merchant_id and own.member_id = owner.member_id
                               and own.limit_value is not null and own.kind <> 'check.every')
           )
           select owner.position::integer as position, permission.stake_once_minor, permission.stake_left_minor,
                  permission.loss_left_minor, permission.is_time_up, known.due_at <= $3 as is_check_due
             from owner
             left join wau.reality_checks as known
               on known.merchant_id = owner.merchant_id and known.member_id = owner.member_id
             left join (limited cross join lateral wau.stake_permission(limited.merchant_id, limited.member_id, $3)
                          as permission)
               on limited.position = owner.position`,
    values: [
      textArrayLiteral(owners.map(({ merchantCode }) => merchantCode)),
      textArrayLiteral(owners.map(({ memberId }) => memberId)),
      now,
    ],
  });
  return rows.toSorted((left, right) => left.position - right.position);
}

export type StoredLimit = Pick<PlayLimitRow, 'limit_value' | 'pending_value' | 'pending_from'>;

/** Under the lock of the member's row, so that nobody changes it meanwhile. */
export async function selectStoredLimit(
  tx: SqlRunner,
  { merchantCode, memberId }: LimitOwner,
  kind: PlayLimitKind,
): Promise<StoredLimit> {
  const [row] = await tx.query<StoredLimit & Record<string, unknown>>({
    name: 'select-stored-limit',
    text: `select limit_value, pending_value, pending_from from wau.play_limits
            where merchant_id = $1 and member_id = $2 and kind = $3`,
    values: [merchantCode, memberId, kind],
  });
  return row ?? { limit_value: null, pending_value: null, pending_from: null };
}

export async function upsertLimit(
  tx: SqlRunner,
  { merchantCode, memberId }: LimitOwner,
  kind: PlayLimitKind,
  limit: StoredLimit,
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'upsert-play-limit',
    text: `insert into wau.play_limits
             (merchant_id, member_id, kind, limit_value, pending_value, pending_from, changed_at)
           values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (merchant_id, member_id, kind) do update
             set limit_value = excluded.limit_value, pending_value = excluded.pending_value,
                 pending_from = excluded.pending_from, changed_at = excluded.changed_at`,
    values: [merchantCode, memberId, kind, limit.limit_value, limit.pending_value, limit.pending_from, now],
  });
}

export interface LimitChange {
  readonly kind: PlayLimitKind;
  readonly step: 'set' | 'asked' | 'confirmed' | 'withdrawn';
  readonly oldValue: bigint | null;
  readonly newValue: bigint | null;
}

export async function insertLimitChange(
  tx: SqlRunner,
  { merchantCode, memberId }: LimitOwner,
  changeId: Id<'playLimitChange'>,
  change: LimitChange,
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'insert-play-limit-change',
    text: `insert into wau.play_limit_changes
             (merchant_id, change_id, member_id, kind, step, old_value, new_value, changed_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      merchantCode,
      changeId,
      memberId,
      change.kind,
      change.step,
      change.oldValue,
      change.newValue,
      now,
    ],
  });
}

export interface LimitChangeRow {
  readonly kind: PlayLimitKind;
  readonly step: LimitChange['step'];
  readonly old_value: bigint | null;
  readonly new_value: bigint | null;
  readonly changed_at: Date;
}

/** The last ones, the newest first. */
export function selectLimitChanges(
  runner: SqlRunner,
  { merchantCode, memberId }: LimitOwner,
  count: number,
): Promise<readonly LimitChangeRow[]> {
  return runner.query<LimitChangeRow & Record<string, unknown>>({
    name: 'select-play-limit-changes',
    text: `select kind, step, old_value, new_value, changed_at from wau.play_limit_changes
            where merchant_id = $1 and member_id = $2 order by change_id desc limit $3`,
    values: [merchantCode, memberId, count],
  });
}
