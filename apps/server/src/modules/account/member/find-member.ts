import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { LoginEpoch } from './login-epoch.ts';
import { type MemberAccountRow, selectMemberByMobileNumber, selectMemberByUsername } from './member-sql.ts';
import { readMobileNumber } from './mobile-number.ts';
import { usernameKeyOf } from './username-key.ts';

/** What logging in and registering need to know of an account. */
export interface MemberAccount {
  readonly memberId: MemberId;
  readonly userName: string;
  /** argon2id in PHC form. */
  readonly passwordHash: string;
  readonly memberType: number;
  readonly isActive: boolean;
  /** The password was given by somebody else and is to be changed. */
  readonly isFirstLogin: boolean;
  readonly registeredAt: Date;
  /** SHA-256 of the key that the registration was sent with. */
  readonly registerKeyHash: Buffer | undefined;
  /** What a proof of the password, or of the number, is of (see login-proof.ts). */
  readonly loginEpoch: LoginEpoch;
}

/** The account of a name, in whatever case it is written. */
export async function findMember(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  username: string,
): Promise<MemberAccount | undefined> {
  const row = await selectMemberByUsername(runner, merchantCode, usernameKeyOf(username));
  return row === undefined ? undefined : accountOf(row);
}

/** The account that a confirmed number (E.164, see mobile-number.ts) leads to. */
export async function findMemberByMobileNumber(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  mobileNumber: string,
): Promise<MemberAccount | undefined> {
  const row = await selectMemberByMobileNumber(runner, merchantCode, mobileNumber);
  return row === undefined ? undefined : accountOf(row);
}

/**
 * The account that somebody means who logs in with a password: by a confirmed number if the text is one, else by name.
 * The number goes first, so that nobody takes a number from its owner by calling an account after it. Whoever
 * registered under a number that nobody has checked has it in E.164 for a name, however it is written here.
 */
export async function findMemberByLoginName(
  runner: SqlRunner,
  { merchantCode, countryCode }: Pick<Merchant, 'merchantCode' | 'countryCode'>,
  loginName: string,
): Promise<MemberAccount | undefined> {
  const mobileNumber = readMobileNumber({ mobileNum: loginName }, countryCode);
  const owner =
    mobileNumber === undefined
      ? undefined
      : await findMemberByMobileNumber(runner, merchantCode, mobileNumber);
  const named = owner ?? (await findMember(runner, merchantCode, loginName));
  if (named !== undefined || mobileNumber === undefined) return named;
  return findMember(runner, merchantCode, mobileNumber);
}

function accountOf(row: MemberAccountRow): MemberAccount {
  return {
    memberId: row.member_id,
    userName: row.username,
    passwordHash: row.password_hash,
    memberType: row.member_type,
    isActive: row.status === 'active',
    isFirstLogin: row.first_login_pending,
    registeredAt: row.registered_at,
    registerKeyHash: row.register_key_hash ?? undefined,
    loginEpoch: row.login_epoch,
  };
}
