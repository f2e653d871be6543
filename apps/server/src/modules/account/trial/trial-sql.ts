import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { LoginEpoch } from '../member/login-epoch.ts';

/** Opens the trial merchant of a merchant under a code of its own; does nothing when it is open. */
export async function insertTrialMerchant(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  trialMerchantCode: MerchantCode,
): Promise<void> {
  await runner.query({
    text: 'select wau.open_trial_merchant($1, $2)',
    values: [merchantCode, trialMerchantCode],
  });
}

export interface NewTrialAccount {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  readonly secretHash: Buffer;
  readonly loginUntil: Date;
  readonly expiresAt: Date;
}

export async function insertTrialAccount(tx: SqlRunner, account: NewTrialAccount): Promise<void> {
  await tx.query({
    name: 'insert-trial-account',
    text: `
      insert into wau.trial_accounts (merchant_id, member_id, secret_hash, login_until, expires_at)
      values ($1, $2, $3, $4, $5)`,
    values: [
      account.merchantCode,
      account.memberId,
      account.secretHash,
      account.loginUntil,
      account.expiresAt,
    ],
  });
}

export interface TrialAccountRow {
  readonly member_id: MemberId;
  readonly username: string;
  readonly member_type: number;
  readonly secret_hash: Buffer;
  readonly expires_at: Date;
  readonly login_epoch: LoginEpoch;
}

/** The trial account of a name, while it may still be logged in to. */
export async function selectTrialAccount(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  usernameKey: string,
  now: Date,
): Promise<TrialAccountRow | undefined> {
  const rows = await runner.query<TrialAccountRow & Record<string, unknown>>({
    name: 'select-trial-account',
    text: `
      select member.member_id, member.username, member.member_type, trial.secret_hash, trial.expires_at,
             member.login_epoch::text as login_epoch
      from wau.members as member
      join wau.trial_accounts as trial
        on trial.merchant_id = member.merchant_id and trial.member_id = member.member_id
      where member.merchant_id = $1 and member.username_key = $2 and member.status = 'active'
        and trial.login_until > $3`,
    values: [merchantCode, usernameKey, now],
  });
  return rows[0];
}

/**
 * Closes at most `limit` accounts that have expired, of all merchants, and returns how many there were. What they
 * played with stays in the ledger; the member stays, disabled, because entries name it.
 */
export async function closeExpiredTrialAccounts(
  runner: SqlRunner,
  now: Date,
  limit: number,
): Promise<number> {
  const rows = await runner.query<{ closed: bigint }>({
    name: 'close-expired-trial-accounts',
    text: `
      with expired as (
        select merchant_id, member_id from wau.trial_accounts where expires_at < $1
        order by expires_at limit $2
      ), disabled as (
        update wau.members as member set status = 'disabled', nickname = '', profile = '{}'
        from expired where member.merchant_id = expired.merchant_id and member.member_id = expired.member_id
      ), devices as (
        delete from wau.known_devices as device using expired
        where device.merchant_id = expired.merchant_id and device.member_id = expired.member_id
      ), sessions as (
        delete from wau.sessions as session using expired
        where session.merchant_id = expired.merchant_id and session.member_id = expired.member_id
      ), gone as (
        delete from wau.trial_accounts as trial using expired
        where trial.merchant_id = expired.merchant_id and trial.member_id = expired.member_id
        returning 1
      )
      select count(*) as closed from gone`,
    values: [now, limit],
  });
  return Number(rows[0]?.closed ?? 0n);
}
