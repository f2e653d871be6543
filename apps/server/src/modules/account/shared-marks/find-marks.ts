import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { ReferralMark } from '@wau/contract/referral-states';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { listPayeeNames } from '../security/list-payee-names.ts';
import { isSameName } from '../security/same-name.ts';
import { selectSharedMarks } from './shared-marks-sql.ts';

/**
 * ME-12: what friend and inviter share, so that they may be one person who invites himself. Where there is anything, an
 * operator decides: families share addresses, and nobody's reward is lost by a guess.
 */
export async function findMarks(
  parts: Pick<ServerParts, 'config'>,
  runner: SqlRunner,
  merchantCode: MerchantCode,
  inviterId: MemberId,
  friendId: MemberId,
): Promise<readonly ReferralMark[]> {
  const shared = await selectSharedMarks(runner, merchantCode, inviterId, friendId);
  assert(shared !== undefined, 'four questions have an answer');
  const names = await listPayeeNames(parts, runner, merchantCode, inviterId);
  const friendNames = await listPayeeNames(parts, runner, merchantCode, friendId);
  const isSamePayee = names.some((name) => friendNames.some((friendName) => isSameName(name, friendName)));
  const found: Readonly<Record<ReferralMark, boolean>> = {
    device: shared.same_device,
    address: shared.same_address,
    bankAccount: shared.same_bank_account,
    payeeName: isSamePayee,
    mobileNumber: shared.same_mobile_number,
  };
  return (Object.keys(found) as ReferralMark[]).filter((mark) => found[mark]);
}
