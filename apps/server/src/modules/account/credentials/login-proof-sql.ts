import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { LoginEpoch } from '../member/login-epoch.ts';

/** Locks the row of an active member until the transaction ends; `false` when the epoch is another by now. */
export async function lockLoginEpoch(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  loginEpoch: LoginEpoch,
): Promise<boolean> {
  const rows = await runner.query({
    name: 'lock-login-epoch',
    text: `
      select 1 as holds from wau.members
      where merchant_id = $1 and member_id = $2 and login_epoch = $3 and status = 'active'
      for no key update`,
    values: [merchantCode, memberId, loginEpoch],
  });
  return rows.length > 0;
}

export async function increaseLoginEpoch(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<void> {
  await runner.query({
    name: 'increase-login-epoch',
    text: 'update wau.members set login_epoch = login_epoch + 1 where merchant_id = $1 and member_id = $2',
    values: [merchantCode, memberId],
  });
}

export interface PasswordRow {
  readonly password_hash: string;
  readonly login_epoch: LoginEpoch;
}

/** The password of an active member, with the epoch that a proof of it is of. */
export async function selectPassword(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<PasswordRow | undefined> {
  const rows = await runner.query<PasswordRow & Record<string, unknown>>({
    name: 'select-password-hash',
    text: `
      select password_hash, login_epoch::text as login_epoch
      from wau.members where merchant_id = $1 and member_id = $2 and status = 'active'`,
    values: [merchantCode, memberId],
  });
  return rows[0];
}
