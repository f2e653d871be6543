import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { MemberStatus } from '@wau/contract/member-statuses';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { refusingTaken } from '@wau/service/database/violated-constraint';
import { assert, Refusal } from '@wau/service/refusal';
import type { LoginEpoch } from './login-epoch.ts';

export interface MemberAccountRow {
  readonly member_id: MemberId;
  readonly username: string;
  readonly password_hash: string;
  readonly member_type: number;
  readonly status: MemberStatus;
  readonly first_login_pending: boolean;
  readonly registered_at: Date;
  readonly register_key_hash: Buffer | null;
  readonly login_epoch: LoginEpoch;
}

const accountColumns = `member_id, username, password_hash, member_type, status, first_login_pending, registered_at,
             register_key_hash, login_epoch::text as login_epoch`;

export async function selectMemberByUsername(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  usernameKey: string,
): Promise<MemberAccountRow | undefined> {
  const rows = await runner.query<MemberAccountRow & Record<string, unknown>>({
    name: 'select-member-by-username',
    text: `
      select ${accountColumns}
      from wau.members where merchant_id = $1 and username_key = $2`,
    values: [merchantCode, usernameKey],
  });
  return rows[0];
}

/** The member whose confirmed number it is. */
export async function selectMemberByMobileNumber(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  mobileNumber: string,
): Promise<MemberAccountRow | undefined> {
  const rows = await runner.query<MemberAccountRow & Record<string, unknown>>({
    name: 'select-member-by-mobile-number',
    text: `
      select ${accountColumns}
      from wau.members where merchant_id = $1 and mobile_number = $2 and mobile_confirmed_at is not null`,
    values: [merchantCode, mobileNumber],
  });
  return rows[0];
}

export interface NewMember {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  readonly username: string;
  readonly usernameKey: string;
  readonly passwordHash: string;
  readonly nickname: string;
  readonly profile: Readonly<Record<string, string>>;
  readonly registeredAt: Date;
  readonly registerKeyHash: Buffer | null;
  readonly contact: MemberContact;
  readonly isFirstLogin: boolean;
  readonly memberType: number;
  readonly uplineMemberId?: MemberId;
}

/** How a member is reached. */
export interface MemberContact {
  /** E.164; see mobile-number.ts. */
  readonly mobileNumber?: string;
  /** Whether the number is known to be the member's; only then does it log in and get codes for a new password. */
  readonly isMobileConfirmed?: boolean;
  readonly email?: string;
  /** Letters and notices are written in it. */
  readonly language?: LanguageCode;
}

const takenRefusals = {
  members_username: () => new Refusal('register.username.taken', { field: 'username' }),
  members_mobile_number: () => new Refusal('register.mobile.taken', { field: 'mobileNum' }),
};

/** Refuses `register.username.taken`, `register.mobile.taken`. */
export async function insertMember(runner: SqlRunner, member: NewMember): Promise<void> {
  await refusingTaken(takenRefusals, () =>
    runner.query({
      name: 'insert-member',
      text: `
        insert into wau.members (merchant_id, member_id, username, username_key, password_hash, nickname, profile,
                                 registered_at, register_key_hash, mobile_number, mobile_confirmed_at, email,
                                 language, first_login_pending, upline_member_id, member_type)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, case when $11 then $8::timestamptz end, $12, $13, $14, $15,
                $16)`,
      values: [
        member.merchantCode,
        member.memberId,
        member.username,
        member.usernameKey,
        member.passwordHash,
        member.nickname,
        JSON.stringify(member.profile),
        member.registeredAt,
        member.registerKeyHash,
        member.contact.mobileNumber ?? null,
        member.contact.isMobileConfirmed === true,
        member.contact.email ?? null,
        member.contact.language ?? null,
        member.isFirstLogin,
        member.uplineMemberId ?? null,
        member.memberType,
      ],
    }),
  );
}

export interface MemberProfileRow {
  readonly shows_wins: boolean;
  readonly head_icon: string;
  readonly email: string | null;
}

/** What the member's own screens show beside what comes with the session. */
export async function selectMemberProfile(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<MemberProfileRow> {
  const rows = await runner.query<MemberProfileRow & Record<string, unknown>>({
    name: 'select-member-profile',
    text: 'select head_icon, email, shows_wins from wau.members where merchant_id = $1 and member_id = $2',
    values: [merchantCode, memberId],
  });
  const row = rows[0];
  assert(row !== undefined, 'a member with a session exists');
  return row;
}

export async function updateMemberUpline(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  uplineId: MemberId | null,
): Promise<void> {
  await runner.query({
    name: 'update-member-upline',
    text: 'update wau.members set upline_member_id = $3 where merchant_id = $1 and member_id = $2',
    values: [merchantCode, memberId, uplineId],
  });
}

export async function updateMemberStatus(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  status: MemberStatus,
): Promise<void> {
  await tx.query({
    name: 'update-member-status',
    text: `update wau.members set status = $3 where merchant_id = $1 and member_id = $2`,
    values: [merchantCode, memberId, status],
  });
}
