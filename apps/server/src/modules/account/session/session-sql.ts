import type { MemberId, MerchantCode, SessionId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface NewSession {
  readonly merchantCode: MerchantCode;
  readonly sessionId: SessionId;
  readonly memberId: MemberId;
  readonly tokenHash: Buffer;
  readonly device: string;
  readonly userAgent: string;
  readonly address: string;
  readonly createdAt: Date;
  readonly idleUntil: Date;
  readonly endsAt: Date;
  readonly openedAtFirstLogin: boolean;
}

export async function insertSession(runner: SqlRunner, session: NewSession): Promise<void> {
  await runner.query({
    name: 'insert-session',
    text: `
      insert into wau.sessions (merchant_id, session_id, member_id, token_hash, device, address, created_at,
                                last_seen_at, idle_until, ends_at, user_agent, opened_at_first_login)
      values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $11)`,
    values: [
      session.merchantCode,
      session.sessionId,
      session.memberId,
      session.tokenHash,
      session.device,
      session.address,
      session.createdAt,
      session.idleUntil,
      session.endsAt,
      session.userAgent,
      session.openedAtFirstLogin,
    ],
  });
}

/** Gives a live session another token; `false` when it ended meanwhile. */
export async function replaceToken(
  runner: SqlRunner,
  change: {
    readonly merchantCode: MerchantCode;
    readonly sessionId: SessionId;
    readonly tokenHash: Buffer;
    readonly previousUntil: Date;
    readonly now: Date;
    readonly idleUntil: Date;
  },
): Promise<boolean> {
  const rows = await runner.query({
    name: 'replace-token',
    text: `
      with present as (
        -- Renewals at the same time wait here for each other, and each sees the token that it replaces.
        select merchant_id, session_id, token_hash from wau.sessions
        where merchant_id = $1 and session_id = $2 and ended_at is null
        for no key update
      ), forgotten as (
        delete from wau.replaced_tokens where merchant_id = $1 and session_id = $2 and valid_until <= $5
      ), kept as (
        insert into wau.replaced_tokens (merchant_id, token_hash, session_id, valid_until)
        select merchant_id, token_hash, session_id, $4 from present
      )
      update wau.sessions as session
      set token_hash = $3, last_seen_at = $5, idle_until = least($6, session.ends_at)
      from present
      where session.merchant_id = present.merchant_id and session.session_id = present.session_id
      returning 1 as replaced`,
    values: [
      change.merchantCode,
      change.sessionId,
      change.tokenHash,
      change.previousUntil,
      change.now,
      change.idleUntil,
    ],
  });
  return rows.length > 0;
}

export async function endSession(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  sessionId: SessionId,
  now: Date,
): Promise<void> {
  await runner.query({
    name: 'end-session',
    text: `
      update wau.sessions set ended_at = $3
      where merchant_id = $1 and session_id = $2 and ended_at is null`,
    values: [merchantCode, sessionId, now],
  });
}

/** Ends those of a member's sessions that live, all but one if that is wanted; returns how many. */
export async function endMemberSessions(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  now: Date,
  exceptSessionId: SessionId | undefined,
): Promise<number> {
  const rows = await runner.query({
    name: 'end-member-sessions',
    text: `
      update wau.sessions set ended_at = $3
      where merchant_id = $1 and member_id = $2 and ended_at is null and session_id is distinct from $4
        and idle_until > $3 and ends_at > $3
      returning session_id`,
    values: [merchantCode, memberId, now, exceptSessionId ?? null],
  });
  return rows.length;
}

/** Ends one session of a member; `false` when the member has no such live session. */
export async function endMemberSession(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  sessionId: SessionId,
  now: Date,
): Promise<boolean> {
  const rows = await runner.query({
    name: 'end-member-session',
    text: `
      update wau.sessions set ended_at = $4
      where merchant_id = $1 and session_id = $2 and member_id = $3 and ended_at is null
        and idle_until > $4 and ends_at > $4
      returning session_id`,
    values: [merchantCode, sessionId, memberId, now],
  });
  return rows.length > 0;
}

export interface MemberSessionRow {
  readonly session_id: SessionId;
  readonly device: string;
  readonly user_agent: string;
  readonly address: string;
  readonly created_at: Date;
  readonly last_seen_at: Date;
}

/** A member's live sessions, the one used last first. */
export function selectMemberSessions(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  now: Date,
): Promise<readonly MemberSessionRow[]> {
  return runner.query<MemberSessionRow & Record<string, unknown>>({
    name: 'select-member-sessions',
    text: `
      select session_id, device, user_agent, host(address) as address, created_at, last_seen_at
      from wau.sessions
      where merchant_id = $1 and member_id = $2 and ended_at is null and idle_until > $3 and ends_at > $3
      order by last_seen_at desc, session_id desc limit 100`,
    values: [merchantCode, memberId, now],
  });
}

export async function rememberDevice(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  deviceHash: Buffer,
  now: Date,
): Promise<void> {
  await runner.query({
    name: 'remember-device',
    text: `
      insert into wau.known_devices (merchant_id, member_id, device_hash, last_login_at) values ($1, $2, $3, $4)
      on conflict (merchant_id, member_id, device_hash) do update set last_login_at = excluded.last_login_at`,
    values: [merchantCode, memberId, deviceHash, now],
  });
}
