import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire } from '@wau/money/minor';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { DepositParts } from './deposit-parts.ts';
import { selectDepositMethods } from './deposit-sql.ts';

/** The ways to deposit that the merchant offers now, with their bounds. */
export async function listDepositMethods(
  { runner }: Pick<DepositParts, 'runner'>,
  { merchant, language }: Pick<MemberContext, 'merchant' | 'language'>,
): Promise<CallValue<Calls['listDepositMethods']>> {
  const methods = await selectDepositMethods(runner, merchant.merchantCode, language);
  return {
    list: methods.map((method) => ({
      methodCode: method.method_code,
      providerCode: method.provider_code,
      name: method.name,
      minAmountMinor: minorToWire(method.min_amount_minor),
      maxAmountMinor: minorToWire(method.max_amount_minor),
      suggestedAmountsMinor: method.suggested_amounts_minor.map(minorToWire),
      currencyCode: merchant.currencyCode,
    })),
  };
}
