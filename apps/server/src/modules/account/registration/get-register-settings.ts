import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { fieldRulesOf, isCaptchaAsked } from './field-rules.ts';
import { findAffiliateOfDomain, findAffiliateOfLink } from './find-affiliate.ts';

/**
 * The rules that the registration form checks by before the server does.
 *
 * `host`: the one that the visitor came to. `linkCode`: the code of the affiliate's link that the browser has followed.
 */
export async function getRegisterSettings(
  parts: Pick<ServerParts, 'runner'>,
  context: VisitorContext,
  host: string,
  linkCode: string | undefined,
): Promise<CallValue<Calls['getRegisterSettings']>> {
  const { merchant } = context;
  const [fields, affiliate] = await Promise.all([
    fieldRulesOf(parts.runner, context),
    merchant.modules.has('AFFMAN3')
      ? ((await findAffiliateOfDomain(parts.runner, merchant.merchantCode, host)) ??
        (await findAffiliateOfLink(parts.runner, merchant.merchantCode, linkCode)))
      : undefined,
  ]);
  return {
    fields: { ...fields },
    captcha: { enabled: isCaptchaAsked(merchant) },
    minimumAgeYears: merchant.minimumAgeYears,
    affiliateCode: affiliate?.affiliateCode ?? '',
  };
}
