import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import type { LevelChange, LevelState } from './level-course.ts';

interface MemberKey {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
}

export interface MembershipRow {
  /** Where the merchant is. */
  readonly today: string;
  readonly registered_day: string;
  /** Null: nobody has looked yet. */
  readonly level: number | null;
  readonly kept_until: string | null;
  readonly counted_from: string | null;
  readonly evaluated_day: string | null;
}

export async function selectMembership(
  runner: SqlRunner,
  { merchantCode, memberId }: MemberKey,
  now: Date,
): Promise<MembershipRow> {
  const [row] = await runner.query<MembershipRow & Record<string, unknown>>({
    name: 'select-club-membership',
    text: `select wau.merchant_day(member.merchant_id, $3)::text as today,
                  wau.merchant_day(member.merchant_id, member.registered_at)::text as registered_day,
                  membership.level, membership.kept_until::text as kept_until,
                  membership.counted_from::text as counted_from, membership.evaluated_day::text as evaluated_day
             from wau.members as member
             left join wau.club_memberships as membership using (merchant_id, member_id)
            where member.merchant_id = $1 and member.member_id = $2`,
    values: [merchantCode, memberId, now],
  });
  assert(row !== undefined, 'members are never removed while they are asked for');
  return row;
}

export async function upsertMembership(
  tx: SqlRunner,
  { merchantCode, memberId }: MemberKey,
  state: LevelState,
): Promise<void> {
  await tx.query({
    text: `insert into wau.club_memberships
             (merchant_id, member_id, level, kept_until, counted_from, evaluated_day)
           values ($1, $2, $3, $4::date, $5::date, $6::date)
           on conflict (merchant_id, member_id) do update
              set level = excluded.level, kept_until = excluded.kept_until, counted_from = excluded.counted_from,
                  evaluated_day = excluded.evaluated_day`,
    values: [merchantCode, memberId, state.level, state.keptUntil, state.countedFrom, state.evaluatedDay],
  });
}

export interface LevelChangeRow {
  readonly position: number;
  readonly from_level: number;
  readonly to_level: number;
  readonly day: string;
}

/** In order. */
export function selectLevelChanges(
  runner: SqlRunner,
  { merchantCode, memberId }: MemberKey,
): Promise<readonly LevelChangeRow[]> {
  return runner.query<LevelChangeRow & Record<string, unknown>>({
    name: 'select-club-level-changes',
    text: `select position, from_level, to_level, day::text as day from wau.club_level_changes
            where merchant_id = $1 and member_id = $2 order by position`,
    values: [merchantCode, memberId],
  });
}

export async function insertLevelChange(
  tx: SqlRunner,
  { merchantCode, memberId }: MemberKey,
  { fromLevel, toLevel, day }: LevelChange,
  position: number,
  notedAt: Date,
): Promise<void> {
  await tx.query({
    text: `insert into wau.club_level_changes
             (merchant_id, member_id, position, from_level, to_level, day, noted_at)
           values ($1, $2, $3, $4, $5, $6::date, $7)`,
    values: [merchantCode, memberId, position, fromLevel, toLevel, day, notedAt],
  });
}

/**
 * Members whose level may have changed since it was last worked out: who has none worked out yet and has played, who has
 * played since, and who may lose one. Those who have waited longest come first.
 */
export async function selectMembersToFollow(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  now: Date,
  after: MemberId | '',
  limit: number,
): Promise<readonly MemberId[]> {
  const rows = await runner.query<{ member_id: MemberId }>({
    text: `
      select member.member_id
        from wau.members as member
        left join wau.club_memberships as membership using (merchant_id, member_id)
       where member.merchant_id = $1 and member.member_id > $3
         and (membership.evaluated_day is null
              or membership.evaluated_day < wau.merchant_day($1, $2)
                 and (membership.kept_until <= wau.merchant_day($1, $2)
                      or exists (select from wau.bet_day_sums as played
                                  where played.merchant_id = member.merchant_id
                                    and played.member_id = member.member_id
                                    and played.day >= membership.evaluated_day)))
         and (membership.evaluated_day is not null
              or exists (select from wau.bet_day_sums as played
                          where played.merchant_id = member.merchant_id and played.member_id = member.member_id))
       order by member.member_id limit $4`,
    values: [merchantCode, now, after, limit],
  });
  return rows.map((row) => row.member_id);
}
