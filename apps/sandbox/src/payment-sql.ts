import type { MerchantCode, PaymentId } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface PaymentRow {
  readonly merchant_id: MerchantCode;
  readonly payment_id: PaymentId;
  readonly merchant_reference: string;
  readonly request_hash: Buffer;
  readonly direction: 'in' | 'out';
  /** Of money in: how the payer comes to it. */
  readonly kind: 'page' | 'qr' | 'wallet' | 'crypto';
  /** The payee's, where money goes out. */
  readonly account_number: string | null;
  readonly brand_name: string;
  readonly amount_minor: Minor;
  readonly currency_code: CurrencyCode;
  readonly language_code: LanguageCode;
  readonly theme_name: string;
  readonly return_url: string;
  readonly callback_url: string;
  readonly status: 'pending' | 'approved' | 'declined';
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly decided_at: Date | null;
  /** What came on a chain, where that is not what was asked for. */
  readonly received_minor: Minor | null;
  /** The token that came, where it is another than was asked for. */
  readonly received_token: string | null;
}

export type NewPayment = Omit<PaymentRow, 'status' | 'decided_at' | 'received_minor' | 'received_token'>;

/** Adds the payment unless the merchant's reference has one; `false` when it had. */
export async function insertPayment(tx: SqlRunner, payment: NewPayment): Promise<boolean> {
  const rows = await tx.query({
    text: `insert into sandbox.payment (merchant_id, payment_id, merchant_reference, request_hash, brand_name,
             amount_minor, currency_code, language_code, theme_name, return_url, callback_url, created_at, expires_at,
             direction, account_number, kind)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
           on conflict (merchant_id, merchant_reference) do nothing
           returning payment_id`,
    values: [
      payment.merchant_id,
      payment.payment_id,
      payment.merchant_reference,
      payment.request_hash,
      payment.brand_name,
      payment.amount_minor,
      payment.currency_code,
      payment.language_code,
      payment.theme_name,
      payment.return_url,
      payment.callback_url,
      payment.created_at,
      payment.expires_at,
      payment.direction,
      payment.account_number,
      payment.kind,
    ],
  });
  return rows.length === 1;
}

export async function findPaymentByReference(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  merchantReference: string,
): Promise<PaymentRow | undefined> {
  const rows = await tx.query<PaymentRow>({
    text: 'select * from sandbox.payment where merchant_id = $1 and merchant_reference = $2',
    values: [merchantCode, merchantReference],
  });
  return rows[0];
}

/** By id alone: the payer's page is reached by its address and knows no merchant. */
export async function selectPayment(tx: SqlRunner, paymentId: PaymentId): Promise<PaymentRow | undefined> {
  const rows = await tx.query<PaymentRow>({
    text: 'select * from sandbox.payment where payment_id = $1',
    values: [paymentId],
  });
  return rows[0];
}

/** The same, locked until the transaction ends, so that two taps decide one after the other. */
export async function lockPayment(tx: SqlRunner, paymentId: PaymentId): Promise<PaymentRow | undefined> {
  const rows = await tx.query<PaymentRow>({
    text: 'select * from sandbox.payment where payment_id = $1 for no key update',
    values: [paymentId],
  });
  return rows[0];
}

export async function setDecision(
  tx: SqlRunner,
  payment: Pick<PaymentRow, 'merchant_id' | 'payment_id'>,
  status: 'approved' | 'declined',
  decidedAt: Date,
  received: Pick<PaymentRow, 'received_minor' | 'received_token'>,
): Promise<void> {
  await tx.query({
    text: `update sandbox.payment set status = $3, decided_at = $4, received_minor = $5, received_token = $6
            where merchant_id = $1 and payment_id = $2`,
    values: [
      payment.merchant_id,
      payment.payment_id,
      status,
      decidedAt,
      received.received_minor,
      received.received_token,
    ],
  });
}
