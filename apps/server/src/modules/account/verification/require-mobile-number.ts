import { Refusal } from '@wau/service/refusal';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import { readMobileNumber } from '../member/mobile-number.ts';

/** The number in E.164; refuses `mobile.number.invalid` at its field. */
export function requireMobileNumber(
  { merchant }: VisitorContext,
  given: { readonly mobileNum: string; readonly countryDialingCode?: string | undefined },
  field: string,
): string {
  const mobileNumber = readMobileNumber(given, merchant.countryCode);
  if (mobileNumber === undefined) throw new Refusal('mobile.number.invalid', { field });
  return mobileNumber;
}
