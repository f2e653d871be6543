import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { BetKey } from './bet.ts';

/** The result that a correction gave its bet. */
export interface CorrectionRow {
  readonly external_key: string;
  readonly kind: 'settled' | 'voided';
  readonly payout_minor: Minor;
  readonly turnover_minor: Minor;
}

/** The correction of this name among all of its source and provider. */
export async function selectCorrection(
  tx: SqlRunner,
  { merchantCode, source, provider }: BetKey,
  transactionKey: string,
): Promise<CorrectionRow | undefined> {
  const [row] = await tx.query<CorrectionRow & Record<string, unknown>>({
    name: 'select-correction',
    text: `select external_key, kind, payout_minor, turnover_minor
             from wau.bet_settlements
            where merchant_id = $1 and source = $2 and provider = $3 and transaction_key = $4
              and kind in ('settled', 'voided')`,
    values: [merchantCode, source, provider, transactionKey],
  });
  return row;
}
