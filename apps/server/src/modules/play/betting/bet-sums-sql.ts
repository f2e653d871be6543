import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';

export interface TurnoverOwner {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  readonly currencyCode: CurrencyCode;
}

/** Of the days from one on; without one, of all. */
export async function selectTurnover(
  runner: SqlRunner,
  { merchantCode, memberId, currencyCode }: TurnoverOwner,
  fromDay = '-infinity',
): Promise<Minor> {
  const [row] = await runner.query<{ turnover_minor: Minor }>({
    name: 'select-turnover',
    text: `select coalesce(sum(turnover_minor), 0)::bigint as turnover_minor
             from wau.bet_day_sums
            where merchant_id = $1 and member_id = $2 and currency = $3 and day >= $4::date`,
    values: [merchantCode, memberId, currencyCode, fromDay],
  });
  assert(row !== undefined, 'a sum over nothing is a row, too');
  return row.turnover_minor;
}
