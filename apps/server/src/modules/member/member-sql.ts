import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import { sqlStateOf } from '@wau/service/database';
import { Refusal } from '@wau/service/refusal';
import type { SqlRunner } from '@wau/service/sql-runner';
import { isRegisterFieldName, type RegisterFieldRule } from './register-fields.ts';

export interface RegisterFieldRuleWithMessage extends RegisterFieldRule {
  /** What the form shows when the rule is broken. */
  readonly message: string;
}

/** The merchant's rules, each with its message in the language, else in the merchant's own. */
export async function selectRegisterFieldRules(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  language: LanguageCode,
  defaultLanguage: LanguageCode,
): Promise<readonly RegisterFieldRuleWithMessage[]> {
  const rows = await runner.query<{
    field_name: string;
    enabled: boolean;
    required: boolean;
    pattern: string;
    max_length: number;
    message: string;
  }>({
    name: 'select-register-field-rules',
    text: `
      select rule.field_name, rule.enabled, rule.required, rule.pattern, rule.max_length,
             coalesce(asked.message, fallback.message, '') as message
      from wau.register_field_rules as rule
      left join wau.register_field_messages as asked
        on asked.merchant_id = rule.merchant_id and asked.field_name = rule.field_name and asked.language = $2
      left join wau.register_field_messages as fallback
        on fallback.merchant_id = rule.merchant_id and fallback.field_name = rule.field_name
          and fallback.language = $3
      where rule.merchant_id = $1`,
    values: [merchantCode, language, defaultLanguage],
  });
  return rows.flatMap((row) =>
    isRegisterFieldName(row.field_name)
      ? [
          {
            fieldName: row.field_name,
            enabled: row.enabled,
            required: row.required,
            pattern: row.pattern,
            maxLength: row.max_length,
            message: row.message,
          },
        ]
      : [],
  );
}

export interface MemberAccountRow {
  readonly member_id: MemberId;
  readonly username: string;
  readonly password_hash: string;
  readonly member_type: number;
  readonly status: 'active' | 'disabled';
  readonly first_login_pending: boolean;
  readonly registered_at: Date;
  readonly register_key_hash: Buffer | null;
}

export async function selectMemberByUsername(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  usernameKey: string,
): Promise<MemberAccountRow | undefined> {
  const rows = await runner.query<MemberAccountRow & Record<string, unknown>>({
    name: 'select-member-by-username',
    text: `
      select member_id, username, password_hash, member_type, status, first_login_pending, registered_at,
             register_key_hash
      from wau.members where merchant_id = $1 and username_key = $2`,
    values: [merchantCode, usernameKey],
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
}

const uniqueViolation = '23505';

/** Refuses `register.username.taken`. */
export async function insertMember(runner: SqlRunner, member: NewMember): Promise<void> {
  try {
    await runner.query({
      name: 'insert-member',
      text: `
        insert into wau.members (merchant_id, member_id, username, username_key, password_hash, nickname, profile,
                                 registered_at, register_key_hash)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
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
      ],
    });
  } catch (error) {
    const isTaken =
      sqlStateOf(error) === uniqueViolation &&
      error instanceof Error &&
      'constraint' in error &&
      error.constraint === 'members_username';
    throw isTaken ? new Refusal('register.username.taken', { field: 'username' }) : error;
  }
}
