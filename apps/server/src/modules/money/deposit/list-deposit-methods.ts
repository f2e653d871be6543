import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire } from '@wau/money/minor';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { DepositParts } from './deposit-parts.ts';
import { methodOpening, offeredMethods } from './offered-methods.ts';

/** The ways to deposit that the merchant offers the member: their bounds, what they cost, and whether they are open. */
export async function listDepositMethods(
  parts: Pick<DepositParts, 'runner' | 'clock' | 'readClubLevel'>,
  payer: Pick<MemberContext, 'merchant' | 'language' | 'member'>,
): Promise<CallValue<Calls['listDepositMethods']>> {
  const nowMs = parts.clock.nowMs();
  const methods = await offeredMethods(parts, parts.runner, payer, nowMs);
  return {
    list: methods.map((method) => {
      const { isOpen, changesAtMs } = methodOpening(method, payer.merchant, nowMs);
      return {
        methodCode: method.method_code,
        providerCode: method.provider_code,
        name: method.name,
        minAmountMinor: minorToWire(method.min_amount_minor),
        maxAmountMinor: minorToWire(method.max_amount_minor),
        suggestedAmountsMinor: method.suggested_amounts_minor.map(minorToWire),
        currencyCode: payer.merchant.currencyCode,
        feePayer: method.fee_payer,
        feeFlatMinor: minorToWire(method.fee_flat_minor),
        feeBasisPoints: method.fee_basis_points,
        isOpen,
        changesAt: changesAtMs === undefined ? null : new Date(changesAtMs).toISOString(),
      };
    }),
  };
}
