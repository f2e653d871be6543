import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import {
  type FieldRule,
  isRegistrationFieldName,
  type RegistrationFieldName,
} from '@wau/contract/registration-rules';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** A rule with what the form shows when it is broken. */
export type FieldRuleWithMessage = FieldRule & { readonly message: string };

export type FieldRules = Readonly<Partial<Record<RegistrationFieldName, FieldRuleWithMessage>>>;

/** The merchant's rules, each with its message in the language, else in the merchant's own. */
export async function selectFieldRules(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  language: LanguageCode,
  defaultLanguage: LanguageCode,
): Promise<FieldRules> {
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
  const rules: Partial<Record<RegistrationFieldName, FieldRuleWithMessage>> = {};
  for (const { field_name: name, max_length: maxLength, ...rule } of rows) {
    if (isRegistrationFieldName(name)) rules[name] = { ...rule, maxLength };
  }
  return rules;
}
