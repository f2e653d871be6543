import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId, MerchantCode } from '@wau/contract/ids';
import { minorToWire } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { readPage } from '@wau/service/http/cursor-page';
import { selectLineDays, selectLines } from './affiliate-lines-sql.ts';
import type { StatementRow } from './affiliate-statements-sql.ts';

type Line = CallValue<Calls['listAffiliateRunLines']>['list'][number];

/** What each member added to a statement, with the days of its month. */
export async function statementLines(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  { statement_id, affiliate_id, month }: StatementRow,
  { cursor = '', pageSize }: { readonly cursor?: string; readonly pageSize?: number },
): Promise<{ readonly list: Line[]; readonly nextCursor?: string }> {
  const page = await readPage(
    pageSize,
    (limit) => selectLines(runner, merchantCode, statement_id, cursor, limit),
    (row) => row,
    (row) => row.member_id,
  );
  const memberIds: readonly MemberId[] = page.list.map(({ member_id }) => member_id);
  const days = await selectLineDays(runner, merchantCode, affiliate_id, month, memberIds);
  return {
    ...page,
    list: page.list.map((row) => ({
      memberId: row.member_id,
      userName: row.username,
      netMinor: minorToWire(row.net_minor),
      correctionMinor: minorToWire(row.correction_minor),
      qualifies: row.qualifies,
      shareMinor: minorToWire(row.share_minor),
      feeMinor: minorToWire(row.fee_minor),
      days: days
        .filter(({ member_id }) => member_id === row.member_id)
        .map(({ day, net_minor }) => ({ day, netMinor: minorToWire(net_minor) })),
    })),
  };
}
