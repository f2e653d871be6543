import { createHash } from 'node:crypto';
import type { Minor } from '@wau/money/minor';
import { toMinor } from '@wau/money/minor';
import type { PaymentRow } from './payment-sql.ts';

/** The chain that this provider plays: one token at a fixed rate, and a block every few seconds. */
export const network = 'TRON (TRC-20)';
export const token = 'USDT';
const otherToken = 'TRX';
export const confirmationsNeeded = 3;
export const confirmationEveryMs = 4_000;

/** Ten-thousandths of a unit of the currency that a token is worth. */
const rates: Readonly<Record<string, bigint>> = { MYR: 42_000n, USD: 10_000n };
const parity = 10_000n;

export type Sent = 'exact' | 'less' | 'more' | 'other-token';

/** How many tokens an amount is, to the hundredth, rounded up. */
export function tokenAmountOf({
  amount_minor,
  currency_code,
}: Pick<PaymentRow, 'amount_minor' | 'currency_code'>): string {
  const rate = rates[currency_code] ?? parity;
  const hundredths = (amount_minor * parity + rate - 1n) / rate;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** An address of its own for each payment, in the form of the chain's. */
export function addressOf(paymentId: string): string {
  const digest = createHash('sha512').update(paymentId).digest();
  return `T${[...digest.subarray(0, 33)].map((byte) => base58[Math.floor((byte * base58.length) / 256)] ?? '1').join('')}`;
}

/** What comes of what was sent, where it is not what was asked for. */
export function receivedOf(
  { amount_minor }: Pick<PaymentRow, 'amount_minor'>,
  sent: Sent,
): { readonly received_minor: Minor | null; readonly received_token: string | null } {
  const part = (fifths: bigint) => toMinor((amount_minor * fifths) / 5n || 1n);
  switch (sent) {
    case 'exact':
      return { received_minor: null, received_token: null };
    case 'less':
      return { received_minor: part(4n), received_token: null };
    case 'more':
      return { received_minor: part(6n), received_token: null };
    case 'other-token':
      return { received_minor: amount_minor, received_token: otherToken };
  }
}

/** How often what was sent has been confirmed at a moment; null where nothing is on a chain. */
export function confirmationsAt(
  { kind, status, decided_at }: Pick<PaymentRow, 'kind' | 'status' | 'decided_at'>,
  nowMs: number,
): number | null {
  if (kind !== 'crypto' || status !== 'approved' || decided_at === null) return null;
  return Math.min(confirmationsNeeded, Math.floor((nowMs - decided_at.getTime()) / confirmationEveryMs));
}
