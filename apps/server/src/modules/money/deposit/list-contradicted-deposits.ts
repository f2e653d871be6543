import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import { minorToWire } from '@wau/money/minor';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectContradictedDeposits } from './contradicted-deposit-sql.ts';
import { depositStatusAt } from './deposit-view.ts';

/** So many are shown at once. */
const shownLines = 100;

/** What providers said of deposits that does not fit them: none of it was credited, and a person finds out what is true. */
export async function listContradictedDeposits(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  merchantCode: MerchantCode,
): Promise<CallValue<Calls['listContradictedDeposits']>> {
  const nowMs = clock.nowMs();
  const rows = await selectContradictedDeposits(runner, merchantCode, shownLines);
  return {
    list: rows.map((row) => ({
      depositId: row.deposit_id,
      memberId: row.member_id,
      username: row.username,
      providerCode: row.provider_code,
      providerReference: row.provider_reference,
      state: row.state,
      saidMinor: minorToWire(row.said_minor),
      saidCurrency: row.said_currency,
      amountMinor: minorToWire(row.amount_minor),
      currencyCode: row.currency,
      status: depositStatusAt(row, nowMs),
      receivedAt: row.received_at.toISOString(),
    })),
  };
}
