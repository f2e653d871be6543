import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { RegistrationFieldName } from '@wau/contract/registration-rules';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';

export interface RegisterFieldRow {
  readonly enabled: boolean;
  readonly required: boolean;
  readonly pattern: string;
  readonly max_length: number;
}

export type RegisterFieldColumn = keyof RegisterFieldRow;

/** A rule to begin with, where there is none: not asked for, not required, any text. */
export async function addRegisterField(
  runner: SqlRunner,
  merchantId: MerchantCode,
  fieldName: RegistrationFieldName,
  maxLength: number,
): Promise<void> {
  await runner.query({
    text: `
      insert into wau.register_field_rules (merchant_id, field_name, enabled, required, max_length)
      values ($1, $2, false, false, $3) on conflict do nothing`,
    values: [merchantId, fieldName, maxLength],
  });
}

export async function selectRegisterField(
  runner: SqlRunner,
  merchantId: MerchantCode,
  fieldName: RegistrationFieldName,
): Promise<RegisterFieldRow> {
  const rows = await runner.query<RegisterFieldRow & Record<string, unknown>>({
    text: `select enabled, required, pattern, max_length from wau.register_field_rules
           where merchant_id = $1 and field_name = $2`,
    values: [merchantId, fieldName],
  });
  const row = rows[0];
  assert(row !== undefined, 'the rule was added before');
  return row;
}

/** A pattern is written with the hash that says it was checked. */
export async function updateRegisterField(
  runner: SqlRunner,
  merchantId: MerchantCode,
  fieldName: RegistrationFieldName,
  column: RegisterFieldColumn,
  value: boolean | number | string,
): Promise<void> {
  const change =
    column === 'pattern'
      ? `pattern = $3, checked_pattern_hash = sha256(convert_to($3, 'UTF8'))`
      : `${column} = $3`;
  await runner.query({
    text: `update wau.register_field_rules set ${change} where merchant_id = $1 and field_name = $2`,
    values: [merchantId, fieldName, value],
  });
}

/** Empty where there is none. */
export async function selectRegisterFieldMessage(
  runner: SqlRunner,
  merchantId: MerchantCode,
  fieldName: RegistrationFieldName,
  language: LanguageCode,
): Promise<string> {
  const rows = await runner.query<{ message: string }>({
    text: `select message from wau.register_field_messages
           where merchant_id = $1 and field_name = $2 and language = $3`,
    values: [merchantId, fieldName, language],
  });
  return rows[0]?.message ?? '';
}

export async function deleteRegisterFieldMessage(
  runner: SqlRunner,
  merchantId: MerchantCode,
  fieldName: RegistrationFieldName,
  language: LanguageCode,
): Promise<void> {
  await runner.query({
    text: `delete from wau.register_field_messages
           where merchant_id = $1 and field_name = $2 and language = $3`,
    values: [merchantId, fieldName, language],
  });
}

export async function writeRegisterFieldMessage(
  runner: SqlRunner,
  merchantId: MerchantCode,
  fieldName: RegistrationFieldName,
  language: LanguageCode,
  message: string,
): Promise<void> {
  await runner.query({
    text: `
      insert into wau.register_field_messages (merchant_id, field_name, language, message)
      values ($1, $2, $3, $4)
      on conflict (merchant_id, field_name, language) do update set message = excluded.message`,
    values: [merchantId, fieldName, language, message],
  });
}

/** The rules that an operator can read, by name. */
export function selectRegisterFields(
  runner: SqlRunner,
  merchantId: MerchantCode,
): Promise<readonly (RegisterFieldRow & { readonly field_name: string })[]> {
  return runner.query<RegisterFieldRow & { readonly field_name: string } & Record<string, unknown>>({
    text: `select field_name, enabled, required, pattern, max_length from wau.register_field_rules
           where merchant_id = $1 order by field_name`,
    values: [merchantId],
  });
}

export interface RegisterFieldMessageRow {
  readonly field_name: string;
  readonly language: LanguageCode;
  readonly message: string;
}

export function selectRegisterFieldMessages(
  runner: SqlRunner,
  merchantId: MerchantCode,
): Promise<readonly RegisterFieldMessageRow[]> {
  return runner.query<RegisterFieldMessageRow & Record<string, unknown>>({
    text: `select field_name, language, message from wau.register_field_messages
           where merchant_id = $1 order by field_name, language`,
    values: [merchantId],
  });
}
