import type { MerchantCode } from '@wau/contract/ids';
import { addressSubject } from '@wau/service/http/address-subject';
import { Refusal } from '@wau/service/refusal';
import type { FastifyBaseLogger } from 'fastify';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import { findPaymentAccount } from './payment-account.ts';
import type {
  CallbackAnswer,
  CallbackOutcome,
  ParsedCallback,
  PaymentAccount,
  PaymentAdapter,
  PaymentDirection,
  PaymentReport,
  RawCallback,
} from './payment-adapter.ts';
import type { Payments } from './payments.ts';

/**
 * Brings a verified report to its order, in one transaction. Throws the refusals `request.invalid`, `deposit.unknown` or
 * `payout.unknown`, and `callback.mismatch`.
 */
export type ApplyReport = (account: PaymentAccount, report: PaymentReport) => Promise<void>;

/** Whom a callback is for, by its address. */
export interface CallbackPlace {
  readonly merchantText: string;
  readonly providerCode: string;
  readonly direction: PaymentDirection;
}

/** A provider reports from few addresses; far above what it sends, far below what a flood would cost. */
const perAddress: AttemptRule = { name: 'payment.callback.address', windowMs: 60_000, window: 'fixed' };
export const callbacksPerAddress = 1_200;

/** Counts a callback by its sender's address before its body is read; refuses `rate.limited`. */
export async function admitPaymentCallback(
  payments: Pick<Payments, 'runner' | 'clock' | 'merchants'>,
  merchantText: string,
  address: string,
): Promise<void> {
  const merchant = await payments.merchants.byCode(merchantText);
  if (merchant === undefined) return;
  const subject = addressSubject(address);
  await requireAttempt(payments, merchant.merchantCode, perAddress, subject, callbacksPerAddress);
}

/**
 * A provider reports what became of an order. It may say so twice, late and out of order; and anybody may send
 * anything here.
 *
 * Invariants: nothing is believed before the adapter has verified it with the key of that merchant's account; who has
 * no account there is answered word for word like who has signed wrongly, after the same work; what the adapter reports
 * is compared with the order by `apply`; nothing of the body, the headers or the query reaches a log.
 * Locks: those of `apply`.
 *
 * @returns the answer in the provider's own words, refusals included
 * @throws Refusal `callback.signature.wrong` where no adapter knows the provider; whatever is no refusal
 */
export async function receivePaymentCallback(
  payments: Payments,
  apply: ApplyReport,
  place: CallbackPlace,
  callback: RawCallback,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<CallbackAnswer> {
  const adapter = payments.adapters.get(place.providerCode);
  if (adapter === undefined) throw new Refusal('callback.signature.wrong');
  const known = await findPaymentAccount(payments, place.merchantText, place.providerCode);
  const account = known ?? strangerAccount(payments, place.providerCode);
  const parsed = parse({ adapter, account, place, callback, log }, payments.clock.nowMs());
  const outcome = known === undefined ? 'callback.signature.wrong' : await outcomeOf(apply, known, parsed);
  const facts = { merchant: account.merchantCode, provider: account.providerCode, outcome };
  // What contradicts an order is for somebody to look into.
  log[outcome === 'callback.mismatch' ? 'warn' : 'info'](facts, `${place.direction} callback`);
  return adapter.answerCallback(outcome);
}

interface Received {
  readonly adapter: PaymentAdapter;
  readonly account: PaymentAccount;
  readonly place: CallbackPlace;
  readonly callback: RawCallback;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

async function outcomeOf(
  apply: ApplyReport,
  account: PaymentAccount,
  parsed: ParsedCallback,
): Promise<CallbackOutcome> {
  if (parsed.verdict === 'irrelevant') return 'accepted';
  if (parsed.verdict === 'wrong') return 'callback.signature.wrong';
  if (parsed.verdict === 'stale') return 'callback.stale';
  if (parsed.verdict !== 'verified') return 'request.invalid';
  try {
    await apply(account, parsed.report);
    return 'accepted';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** What an adapter stumbles over is not signed as it should be; its words may quote the body, so they are not kept. */
function parse({ adapter, account, place, callback, log }: Received, nowMs: number): ParsedCallback {
  try {
    return place.direction === 'pay-in'
      ? adapter.parsePayInCallback(callback, account, nowMs)
      : adapter.parsePayOutCallback(callback, account, nowMs);
  } catch (error) {
    const type = error instanceof Error ? error.name : typeof error;
    log.warn({ provider: place.providerCode, type }, 'an adapter failed to read a callback');
    return { verdict: 'wrong' };
  }
}

/** An account whose key nobody has, so that being unknown costs and tells the same as signing wrongly. */
function strangerAccount({ random }: Pick<Payments, 'random'>, providerCode: string): PaymentAccount {
  const merchantCode = 'nobody' as MerchantCode;
  return { merchantCode, providerCode, key: Buffer.from(random.bytes(32)), settings: {} };
}
