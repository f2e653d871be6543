import type { CallParams } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Audited } from '../../../platform/audit/audited.ts';
import { dropOperatorRequests } from '../../../platform/operators/drop-operator-requests.ts';

/** Drops what was asked for about the limits of a lottery. Locks: the merchant's row. */
export function dropLotteryLimitsRequest(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  { gameId: subject }: CallParams<Calls['dropLotteryLimitsRequest']>,
): Promise<Audited<null>> {
  return dropOperatorRequests(tx, { merchantCode, kind: 'lotteryLimits', subject });
}
