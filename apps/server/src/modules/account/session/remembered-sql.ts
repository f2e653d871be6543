import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface RememberedLoginRow {
  readonly merchantCode: MerchantCode;
  readonly tokenHash: Buffer;
  readonly memberId: MemberId;
  readonly sealedKey: Buffer;
  readonly createdAt: Date;
}

export async function insertRememberedLogin(runner: SqlRunner, login: RememberedLoginRow): Promise<void> {
  await runner.query({
    name: 'insert-remembered-login',
    text: `
      insert into wau.remembered_logins (merchant_id, token_hash, member_id, sealed_key, created_at, last_used_at)
      values ($1, $2, $3, $4, $5, $5)`,
    values: [login.merchantCode, login.tokenHash, login.memberId, login.sealedKey, login.createdAt],
  });
}

/** Keeps those of a member that were used last. */
export async function deleteOldestRememberedLogins(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  keptCount: number,
): Promise<void> {
  await runner.query({
    name: 'delete-oldest-remembered-logins',
    text: `
      delete from wau.remembered_logins where merchant_id = $1 and token_hash in (
        select token_hash from wau.remembered_logins where merchant_id = $1 and member_id = $2
        order by last_used_at desc offset $3)`,
    values: [merchantCode, memberId, keptCount],
  });
}

/** The sealed key behind a token, of a member who may log in; marks it as used. */
export async function useRememberedLogin(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  tokenHash: Buffer,
  now: Date,
): Promise<Buffer | undefined> {
  const rows = await runner.query<{ sealed_key: Buffer }>({
    name: 'use-remembered-login',
    text: `
      update wau.remembered_logins as remembered set last_used_at = $3
      from wau.members as member
      where remembered.merchant_id = $1 and remembered.token_hash = $2 and member.merchant_id = $1
        and member.member_id = remembered.member_id and member.status = 'active'
      returning remembered.sealed_key`,
    values: [merchantCode, tokenHash, now],
  });
  return rows[0]?.sealed_key;
}

export async function deleteRememberedLogins(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<void> {
  await runner.query({
    name: 'delete-remembered-logins',
    text: 'delete from wau.remembered_logins where merchant_id = $1 and member_id = $2',
    values: [merchantCode, memberId],
  });
}
