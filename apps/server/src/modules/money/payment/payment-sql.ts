import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

interface PaymentAccountRow {
  readonly enabled: boolean;
  readonly sealed_key: Buffer;
  readonly settings: Readonly<Record<string, string>>;
}

/** A provider that is switched off still may report. */
export async function selectPaymentAccount(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  providerCode: string,
): Promise<PaymentAccountRow | undefined> {
  const rows = await runner.query<PaymentAccountRow & Record<string, unknown>>({
    name: 'select-payment-account',
    text: `
      select enabled, sealed_key, settings from wau.payment_providers
      where merchant_id = $1 and provider_code = $2`,
    values: [merchantCode, providerCode],
  });
  return rows[0];
}

export interface NewPaymentReport {
  readonly merchantCode: MerchantCode;
  readonly orderReference: string;
  /** SHA-256 of what was said, so that a repetition is no second row. */
  readonly reportHash: Buffer;
  readonly providerCode: string;
  readonly direction: 'pay-in' | 'pay-out';
  readonly verdict: 'applied' | 'contradiction';
  readonly state: 'pending' | 'succeeded' | 'failed';
  readonly providerReference: string;
  readonly amountMinor: bigint;
  readonly currencyCode: string;
  readonly receivedAt: Date;
}

export async function insertPaymentReport(tx: SqlRunner, report: NewPaymentReport): Promise<void> {
  await tx.query({
    name: 'insert-payment-report',
    text: `
      insert into wau.payment_reports (merchant_id, order_reference, report_hash, provider_code, direction, verdict,
        state, provider_reference, amount_minor, currency, received_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
      on conflict do nothing`,
    values: [
      report.merchantCode,
      report.orderReference,
      report.reportHash,
      report.providerCode,
      report.direction,
      report.verdict,
      report.state,
      report.providerReference,
      report.amountMinor,
      report.currencyCode,
      report.receivedAt,
    ],
  });
}
