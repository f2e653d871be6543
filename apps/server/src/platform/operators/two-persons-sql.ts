import type { MerchantCode } from '@wau/contract/ids';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';

/** From so much on the merchant wants two persons' word for money; 0 for never. */
export async function selectTwoPersonsFrom(runner: SqlRunner, merchantCode: MerchantCode): Promise<Minor> {
  const rows = await runner.query<{ two_persons_minor: Minor }>({
    text: `select withdrawal_two_persons_minor as two_persons_minor from wau.merchants where merchant_id = $1`,
    values: [merchantCode],
  });
  const row = rows[0];
  assert(row !== undefined, 'the merchant of a case is there');
  return row.two_persons_minor;
}
