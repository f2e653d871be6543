import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Audited } from '../../../platform/audit/audited.ts';
import { dropOperatorRequests } from '../../../platform/operators/drop-operator-requests.ts';

/** Drops what was asked for about the feed of a lottery. Locks: the merchant's row. */
export function dropLotteryFeedRequest(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
): Promise<Audited<null>> {
  return dropOperatorRequests(tx, { merchantCode, kind: 'lotteryFeed', subject: gameId });
}
