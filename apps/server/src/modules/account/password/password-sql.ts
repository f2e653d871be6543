import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { FieldRule } from '@wau/contract/registration-rules';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { RedeemedProof } from '../credentials/login-proof.ts';
import type { LoginEpoch } from '../member/login-epoch.ts';

/** The merchant's rule for passwords, whichever way they are set; `undefined`: there is none. */
export async function selectPasswordRule(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<FieldRule | undefined> {
  const rows = await runner.query<{ pattern: string; max_length: number }>({
    name: 'select-password-rule',
    text: `
      select pattern, max_length from wau.register_field_rules
      where merchant_id = $1 and field_name = 'password'`,
    values: [merchantCode],
  });
  const row = rows[0];
  if (row === undefined) return undefined;
  return { enabled: true, required: true, pattern: row.pattern, maxLength: row.max_length };
}

export async function updatePassword(
  tx: SqlRunner,
  { merchantCode, memberId }: RedeemedProof,
  passwordHash: string,
): Promise<void> {
  await tx.query({
    name: 'update-password',
    text: `
      update wau.members set password_hash = $3, first_login_pending = false
      where merchant_id = $1 and member_id = $2`,
    values: [merchantCode, memberId, passwordHash],
  });
}

export interface PasswordAccountRow {
  readonly member_id: MemberId;
  readonly username: string;
  readonly username_key: string;
  readonly nickname: string;
  readonly password_hash: string;
  readonly email: string | null;
  readonly language: string | null;
  readonly login_epoch: LoginEpoch;
}

const accountColumns = `member_id, username, username_key, nickname, password_hash, email, language,
             login_epoch::text as login_epoch`;

/**
 * The active member of this name and address, both together; neither changes until the transaction ends. The lock goes
 * with others of its kind, so that it keeps no second letter waiting.
 */
export async function selectByNameAndEmail(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  usernameKey: string,
  email: string,
): Promise<PasswordAccountRow | undefined> {
  const rows = await runner.query<PasswordAccountRow & Record<string, unknown>>({
    name: 'select-by-name-and-email',
    text: `
      select ${accountColumns} from wau.members
      where merchant_id = $1 and username_key = $2 and email_key = lower($3 collate "C") and status = 'active'
      for share`,
    values: [merchantCode, usernameKey, email],
  });
  return rows[0];
}

export async function insertPasswordLink(
  tx: SqlRunner,
  link: {
    readonly merchantCode: MerchantCode;
    readonly tokenHash: Buffer;
    readonly memberId: MemberId | null;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await tx.query({
    name: 'insert-password-link',
    text: `
      insert into wau.password_links (merchant_id, token_hash, member_id, expires_at) values ($1, $2, $3, $4)`,
    values: [link.merchantCode, link.tokenHash, link.memberId, link.expiresAt],
  });
}

/** The active member that a live link leads to. */
export async function selectByPasswordLink(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  tokenHash: Buffer,
  now: Date,
): Promise<PasswordAccountRow | undefined> {
  const rows = await runner.query<PasswordAccountRow & Record<string, unknown>>({
    name: 'select-by-password-link',
    text: `
      select ${accountColumns}
      from wau.members join wau.password_links as link using (merchant_id, member_id)
      where merchant_id = $1 and token_hash = $2 and link.expires_at > $3 and status = 'active'`,
    values: [merchantCode, tokenHash, now],
  });
  return rows[0];
}

/** Uses a link up; `false` when somebody else has just done so. */
export async function deletePasswordLink(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  tokenHash: Buffer,
): Promise<boolean> {
  const rows = await tx.query({
    name: 'delete-password-link',
    text: 'delete from wau.password_links where merchant_id = $1 and token_hash = $2 returning 1 as used',
    values: [merchantCode, tokenHash],
  });
  return rows.length > 0;
}

export async function deletePasswordLinksOf(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<void> {
  await tx.query({
    name: 'delete-password-links-of-member',
    text: 'delete from wau.password_links where merchant_id = $1 and member_id = $2',
    values: [merchantCode, memberId],
  });
}

/** A link that was sent to the address has been used: the address is the member's. */
export async function confirmEmail(
  tx: SqlRunner,
  { merchantCode, memberId }: RedeemedProof,
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'confirm-email',
    text: `
      update wau.members set email_confirmed_at = coalesce(email_confirmed_at, $3)
      where merchant_id = $1 and member_id = $2 and email is not null`,
    values: [merchantCode, memberId, now],
  });
}
