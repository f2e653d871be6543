import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../platform/server-parts.ts';
import { selectRegisterFieldRules } from './member-sql.ts';
import { isCaptchaAsked } from './register.ts';

/** The rules that the registration form checks by before the server does, with the same patterns. */
export async function getRegisterSettings(
  parts: Pick<ServerParts, 'runner'>,
  { merchant, language }: VisitorContext,
): Promise<CallValue<Calls['getRegisterSettings']>> {
  const rules = await selectRegisterFieldRules(
    parts.runner,
    merchant.merchantCode,
    language,
    merchant.defaultLanguage,
  );
  return {
    fields: Object.fromEntries(
      rules.map(({ fieldName, enabled, required, pattern, message, maxLength }) => [
        fieldName,
        { enabled, required, pattern, message, maxLength },
      ]),
    ),
    captcha: { enabled: isCaptchaAsked(merchant) },
    minimumAgeYears: merchant.minimumAgeYears,
    affiliateCode: '',
  };
}
