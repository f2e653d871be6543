import type { Id, MemberId, MerchantCode } from '@wau/contract/ids';
import type { HeldPauseKind, pauseSources } from '@wau/contract/play-pauses';
import { bytesArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export type PauseSource = (typeof pauseSources)[number];

export interface PausedMember {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
}

export interface NewPause extends PausedMember {
  readonly pauseId: Id<'playPause'>;
  readonly kind: HeldPauseKind;
  readonly source: PauseSource;
  readonly reason: string;
  readonly beginsAt: Date;
  readonly endsAt: Date | null;
}

export async function insertPause(tx: SqlRunner, pause: NewPause): Promise<void> {
  await tx.query({
    name: 'insert-play-pause',
    text: `insert into wau.play_pauses
             (merchant_id, pause_id, member_id, kind, source, reason, begins_at, ends_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      pause.merchantCode,
      pause.pauseId,
      pause.memberId,
      pause.kind,
      pause.source,
      pause.reason,
      pause.beginsAt,
      pause.endsAt,
    ],
  });
}

export async function insertExcludedIdentities(
  tx: SqlRunner,
  { merchantCode, pauseId, endsAt }: Pick<NewPause, 'merchantCode' | 'pauseId' | 'endsAt'>,
  digests: readonly Buffer[],
): Promise<void> {
  await tx.query({
    name: 'insert-excluded-identities',
    text: `insert into wau.excluded_identities (merchant_id, digest, pause_id, ends_at)
           select $1, digest, $3, $4 from unnest($2::bytea[]) as digest`,
    values: [merchantCode, bytesArrayLiteral(digests), pauseId, endsAt],
  });
}

export interface PauseRow {
  readonly kind: HeldPauseKind;
  readonly source: PauseSource;
  readonly begins_at: Date;
  readonly ends_at: Date | null;
}

/** Of those that hold the one that holds longest. */
export async function selectPause(
  runner: SqlRunner,
  { merchantCode, memberId }: PausedMember,
  now: Date,
): Promise<PauseRow | undefined> {
  const [row] = await runner.query<PauseRow & Record<string, unknown>>({
    name: 'select-play-pause',
    text: `select kind, source, begins_at, ends_at from wau.play_pauses
            where merchant_id = $1 and member_id = $2 and (ends_at is null or ends_at > $3)
            -- A closed account is that before all else.
            order by kind = 'closure' desc, ends_at desc nulls first, begins_at limit 1`,
    values: [merchantCode, memberId, now],
  });
  return row;
}

/** What a member is known by, as far as it is in the member's row; only what was confirmed is `undefined` nowhere else. */
export interface IdentityRow {
  readonly mobile_number: string | null;
  readonly is_mobile_confirmed: boolean;
  readonly email_key: string | null;
}

export async function selectIdentity(
  runner: SqlRunner,
  { merchantCode, memberId }: PausedMember,
): Promise<IdentityRow | undefined> {
  const [row] = await runner.query<IdentityRow & Record<string, unknown>>({
    name: 'select-member-identity',
    text: `select mobile_number, mobile_confirmed_at is not null as is_mobile_confirmed, email_key
             from wau.members where merchant_id = $1 and member_id = $2`,
    values: [merchantCode, memberId],
  });
  return row;
}

/** Whoever has confirmed the same number at another merchant of the operator, in one order everywhere. */
export async function selectSamePerson(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  mobileNumber: string,
): Promise<readonly PausedMember[]> {
  const rows = await runner.query<{ merchant_id: MerchantCode; member_id: MemberId }>({
    name: 'select-same-person',
    text: `select member.merchant_id, member.member_id
             from wau.merchants as own
             join wau.merchants as other
               on other.operator_code = own.operator_code and other.merchant_id <> own.merchant_id
             join wau.members as member
               on member.merchant_id = other.merchant_id and member.mobile_number = $2
                  and member.mobile_confirmed_at is not null
            where own.merchant_id = $1
            order by member.merchant_id`,
    values: [merchantCode, mobileNumber],
  });
  return rows.map((row) => ({ merchantCode: row.merchant_id, memberId: row.member_id }));
}

/** Whether one of these is excluded at a merchant of the operator. */
export async function isExcluded(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  digests: readonly Buffer[],
  now: Date,
): Promise<boolean> {
  const rows = await runner.query({
    name: 'select-is-excluded',
    text: `select 1 as one
             from wau.merchants as own
             join wau.merchants as each on each.operator_code = own.operator_code
             join wau.excluded_identities as excluded
               on excluded.merchant_id = each.merchant_id and excluded.digest = any ($2)
            where own.merchant_id = $1 and (excluded.ends_at is null or excluded.ends_at > $3)
            limit 1`,
    values: [merchantCode, bytesArrayLiteral(digests), now],
  });
  return rows.length > 0;
}

/** Of what holds now, what is more than a rest. */
export async function selectLeaving(
  runner: SqlRunner,
  { merchantCode, memberId }: PausedMember,
  now: Date,
): Promise<readonly ('closure' | 'exclusion')[]> {
  const rows = await runner.query<{ kind: 'closure' | 'exclusion' }>({
    name: 'select-member-leaving',
    text: `select distinct kind from wau.play_pauses
            where merchant_id = $1 and member_id = $2 and kind in ('exclusion', 'closure')
              and (ends_at is null or ends_at > $3)`,
    values: [merchantCode, memberId, now],
  });
  return rows.map(({ kind }) => kind);
}
