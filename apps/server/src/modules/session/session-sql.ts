import type { MemberId, MerchantCode, SessionId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/sql-runner';

export interface NewSession {
  readonly merchantCode: MerchantCode;
  readonly sessionId: SessionId;
  readonly memberId: MemberId;
  readonly tokenHash: Buffer;
  readonly device: string;
  readonly address: string;
  readonly createdAt: Date;
  readonly idleUntil: Date;
  readonly endsAt: Date;
}

export async function insertSession(runner: SqlRunner, session: NewSession): Promise<void> {
  await runner.query({
    name: 'insert-session',
    text: `
      insert into wau.sessions (merchant_id, session_id, member_id, token_hash, device, address, created_at,
                                last_seen_at, idle_until, ends_at)
      values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9)`,
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
      update wau.sessions
      set previous_token_hash = token_hash, previous_until = $4, token_hash = $3, last_seen_at = $5,
          idle_until = least($6, ends_at)
      where merchant_id = $1 and session_id = $2 and ended_at is null
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

/** Whether the account of this name has been logged in to from the device. */
export async function isKnownDevice(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  usernameKey: string,
  deviceHash: Buffer,
): Promise<boolean> {
  const rows = await runner.query({
    name: 'select-known-device',
    text: `
      select 1 as known
      from wau.known_devices as device
      join wau.members as member using (merchant_id, member_id)
      where device.merchant_id = $1 and member.username_key = $2 and device.device_hash = $3`,
    values: [merchantCode, usernameKey, deviceHash],
  });
  return rows.length > 0;
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
