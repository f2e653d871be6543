import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { type FieldRules, selectFieldRules } from './field-rules-sql.ts';

/**
 * The rules that hold at the merchant right now. They are read whenever a form is shown or sent, so that what an
 * operator changes holds from the next one on, in every process. Invitation codes are asked for only where the
 * merchant has affiliates at all.
 */
export async function fieldRulesOf(
  runner: SqlRunner,
  { merchant, language }: Pick<VisitorContext, 'merchant' | 'language'>,
): Promise<FieldRules> {
  const { merchantCode, defaultLanguage, modules } = merchant;
  const { affiliateCode, ...rules } = await selectFieldRules(runner, merchantCode, language, defaultLanguage);
  return affiliateCode === undefined || !modules.has('AFFMAN3') ? rules : { ...rules, affiliateCode };
}

/** A merchant that has captchas switched off altogether cannot ask for one here. */
export function isCaptchaAsked(merchant: Merchant): boolean {
  return merchant.isRegisterCaptchaEnabled && merchant.modules.has('VALID_CAPTCHA3');
}
