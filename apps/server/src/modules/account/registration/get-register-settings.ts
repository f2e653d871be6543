import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { fieldRulesOf, isCaptchaAsked } from './field-rules.ts';
import { findAffiliateOfDomain } from './find-affiliate.ts';

/** The rules that the registration form checks by before the server does. `host`: the one that the visitor came to. */
export async function getRegisterSettings(
  parts: Pick<ServerParts, 'runner'>,
  context: VisitorContext,
  host: string,
): Promise<CallValue<Calls['getRegisterSettings']>> {
  const { merchant } = context;
  const [fields, affiliate] = await Promise.all([
    fieldRulesOf(parts.runner, context),
    merchant.modules.has('AFFMAN3')
      ? findAffiliateOfDomain(parts.runner, merchant.merchantCode, host)
      : undefined,
  ]);
  return {
    fields: { ...fields },
    captcha: { enabled: isCaptchaAsked(merchant) },
    minimumAgeYears: merchant.minimumAgeYears,
    affiliateCode: affiliate?.affiliateCode ?? '',
  };
}
