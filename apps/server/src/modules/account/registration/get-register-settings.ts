import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { fieldRulesOf, isCaptchaAsked } from './field-rules.ts';
import { type Affiliate, findAffiliateOfDomain, findAffiliateOfLink } from './find-affiliate.ts';

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
    affiliateFor(parts, merchant, host, linkCode),
  ]);
  return {
    fields: { ...fields },
    captcha: { enabled: isCaptchaAsked(merchant) },
    minimumAgeYears: merchant.minimumAgeYears,
    affiliateCode: affiliate?.affiliateCode ?? '',
  };
}

/** The affiliate that the host stands for, else the one whose link was followed. */
async function affiliateFor(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchantCode, modules }: VisitorContext['merchant'],
  host: string,
  linkCode: string | undefined,
): Promise<Affiliate | undefined> {
  if (!modules.has('AFFMAN3')) return undefined;
  return (
    (await findAffiliateOfDomain(runner, merchantCode, host)) ??
    (await findAffiliateOfLink(runner, merchantCode, linkCode))
  );
}
