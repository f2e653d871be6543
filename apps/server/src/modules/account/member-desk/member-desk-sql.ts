import type { Id, MemberId, MerchantCode } from '@wau/contract/ids';
import type { MemberStatus } from '@wau/contract/member-statuses';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface DeskMember {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
}

export interface MemberLineRow {
  readonly member_id: MemberId;
  readonly username: string;
  readonly username_key: string;
  readonly member_type: number;
  readonly status: MemberStatus;
  readonly registered_at: Date;
}

const line = 'member_id, username, username_key, member_type, status, registered_at';

interface ListFilter {
  readonly merchantCode: MerchantCode;
  readonly status: MemberStatus | undefined;
  readonly limit: number;
}

/** The newest first. Planned with its values, because a state that is rare has an index of its own. */
export function selectNewestMembers(
  runner: SqlRunner,
  { merchantCode, status, limit }: ListFilter,
  memberId: MemberId | undefined,
  before: MemberId | undefined,
): Promise<readonly MemberLineRow[]> {
  return runner.query<MemberLineRow & Record<string, unknown>>({
    text: `select ${line} from wau.members
            where merchant_id = $1 and ($2::text is null or status = $2) and ($3::text is null or member_id = $3)
              and ($4::text is null or member_id < $4)
            order by member_id desc limit $5`,
    values: [merchantCode, status ?? null, memberId ?? null, before ?? null, limit],
  });
}

/** In the order of names, those that begin so. The key is compared by its bytes, so that the greatest character ends the range. */
export function selectMembersByName(
  runner: SqlRunner,
  { merchantCode, status, limit }: ListFilter,
  prefix: string,
  after: string | undefined,
): Promise<readonly MemberLineRow[]> {
  return runner.query<MemberLineRow & Record<string, unknown>>({
    text: `select ${line} from wau.members
            where merchant_id = $1 and username_key >= $2 and username_key < $2 || chr(1114111)
              and ($3::text is null or status = $3) and ($4::text is null or username_key > $4)
            order by username_key limit $5`,
    values: [merchantCode, prefix, status ?? null, after ?? null, limit],
  });
}

export function selectMembersByContact(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  { mobileNumber, emailKey }: { readonly mobileNumber: string | null; readonly emailKey: string | null },
  limit: number,
): Promise<readonly MemberLineRow[]> {
  return runner.query<MemberLineRow & Record<string, unknown>>({
    name: 'select-members-by-contact',
    text: `select ${line} from wau.members where merchant_id = $1 and mobile_number = $2
           union
           select ${line} from wau.members where merchant_id = $1 and email_key = $3
           order by member_id desc limit $4`,
    values: [merchantCode, mobileNumber, emailKey, limit],
  });
}

export interface DeskProfileRow extends MemberLineRow {
  readonly nickname: string;
  readonly language: string | null;
  readonly upline_member_id: MemberId | null;
  readonly upline_username: string | null;
  readonly mobile_number: string | null;
  readonly is_mobile_confirmed: boolean;
  readonly email: string | null;
  readonly is_email_confirmed: boolean;
  readonly register_mode: string | null;
  readonly register_method: string | null;
  readonly register_domain: string | null;
  readonly affiliate_code: string | null;
  readonly last_login_at: Date | null;
}

export async function selectDeskProfile(
  runner: SqlRunner,
  { merchantCode, memberId }: DeskMember,
): Promise<DeskProfileRow | undefined> {
  const [row] = await runner.query<DeskProfileRow & Record<string, unknown>>({
    name: 'select-desk-profile',
    text: `
      select member.member_id, member.username, member.username_key, member.member_type, member.status,
             member.registered_at, member.nickname, member.language, member.upline_member_id,
             upline.username as upline_username, member.mobile_number,
             member.mobile_confirmed_at is not null as is_mobile_confirmed, member.email,
             member.email_confirmed_at is not null as is_email_confirmed, registration.register_mode,
             registration.register_method, registration.domain as register_domain, registration.affiliate_code,
             (select max(session.created_at) from wau.sessions as session
               where session.merchant_id = member.merchant_id and session.member_id = member.member_id)
               as last_login_at
        from wau.members as member
        left join wau.members as upline
          on upline.merchant_id = member.merchant_id and upline.member_id = member.upline_member_id
        left join wau.member_registrations as registration
          on registration.merchant_id = member.merchant_id and registration.member_id = member.member_id
       where member.merchant_id = $1 and member.member_id = $2`,
    values: [merchantCode, memberId],
  });
  return row;
}

export async function selectMemberStatus(
  runner: SqlRunner,
  { merchantCode, memberId }: DeskMember,
): Promise<MemberStatus | undefined> {
  const [row] = await runner.query<{ status: MemberStatus }>({
    name: 'select-desk-member-status',
    text: 'select status from wau.members where merchant_id = $1 and member_id = $2',
    values: [merchantCode, memberId],
  });
  return row?.status;
}

export interface ContactRow {
  readonly channel: string;
  readonly handle: string;
}

export function selectContacts(
  runner: SqlRunner,
  { merchantCode, memberId }: DeskMember,
): Promise<readonly ContactRow[]> {
  return runner.query<ContactRow & Record<string, unknown>>({
    name: 'select-desk-contacts',
    text: `select channel, handle from wau.member_contacts
            where merchant_id = $1 and member_id = $2 order by channel`,
    values: [merchantCode, memberId],
  });
}

export interface MemberNoteRow {
  readonly note_id: Id<'memberNote'>;
  readonly content: string;
  readonly written_by: string;
  readonly written_at: Date;
}

export function selectMemberNotes(
  runner: SqlRunner,
  { merchantCode, memberId }: DeskMember,
  before: Id<'memberNote'> | undefined,
  limit: number,
): Promise<readonly MemberNoteRow[]> {
  return runner.query<MemberNoteRow & Record<string, unknown>>({
    name: 'select-member-notes',
    text: `select note_id, content, written_by, written_at from wau.member_notes
            where merchant_id = $1 and member_id = $2 and ($3::text is null or note_id < $3)
            order by note_id desc limit $4`,
    values: [merchantCode, memberId, before ?? null, limit],
  });
}

export async function insertMemberNote(
  tx: SqlRunner,
  { merchantCode, memberId }: DeskMember,
  note: MemberNoteRow,
): Promise<void> {
  await tx.query({
    name: 'insert-member-note',
    text: `insert into wau.member_notes (merchant_id, note_id, member_id, content, written_by, written_at)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [merchantCode, note.note_id, memberId, note.content, note.written_by, note.written_at],
  });
}
