import type { ErrorCode } from '@wau/contract/error-codes';
import { Refusal } from '@wau/service/refusal';

/**
 * Whether what waited for operators' word has enough of it: that of two persons where two are wanted, of whom the second is
 * never the first. `approvals` counts the present one, and is `undefined` where this person had spoken before.
 *
 * @throws Refusal `code` where another person has to approve it
 */
export function isApproved(approvals: number | undefined, needsTwo: boolean, code: ErrorCode): boolean {
  if (!needsTwo) return true;
  if (approvals === undefined) throw new Refusal(code);
  return approvals >= 2;
}
