import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** The merchant's own mark as SVG; `undefined` for one that has none. */
export async function selectBrandDrawing(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<string | undefined> {
  const rows = await runner.query<{ svg: string }>({
    name: 'select-brand-drawing',
    text: 'select svg from wau.brand_drawings where merchant_id = $1',
    values: [merchantCode],
  });
  return rows[0]?.svg;
}
