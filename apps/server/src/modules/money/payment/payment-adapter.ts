import type { ErrorCode } from '@wau/contract/error-codes';
import type { DepositId, MerchantCode, PayoutId } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';

/** A merchant's account with a provider. */
export interface PaymentAccount {
  readonly merchantCode: MerchantCode;
  readonly providerCode: string;
  /** The secret that the two share, sealed where it is stored: a key, or whatever text holds several. */
  readonly key: Buffer;
  /** What else the provider's protocol needs to know of the merchant and is no secret, such as its number there. */
  readonly settings: Readonly<Record<string, string>>;
}

/** What of an account is typed by whoever sets it up. */
export interface PaymentAccountForm {
  /** What stands in `settings`, all of it needed. */
  readonly settingNames: readonly string[];
  /** The parts of the key, which is a JSON object of them; without them it is one text. */
  readonly secretNames: readonly string[];
}

export type PaymentDirection = 'pay-in' | 'pay-out';

interface PaymentOrder {
  readonly amountMinor: Minor;
  readonly currencyCode: CurrencyCode;
  /** Where the provider reports what became of it. */
  readonly callbackUrl: string;
}

/** Money that a player wants to pay in. Asked again, it says the same, word for word. */
export interface PayInOrder extends PaymentOrder {
  /** Ours; unique among all orders of the merchant. */
  readonly orderReference: DepositId;
  readonly methodCode: string;
  readonly brandName: string;
  readonly themeName: string;
  readonly language: LanguageCode;
  /** Where the payer goes afterwards: a path on the merchant's site, or the whole address. */
  readonly returnUrl: string;
}

export interface StartedPayIn {
  /** The provider's name of the payment. */
  readonly providerReference: string;
  /**
   * The page where the payer decides; may be relative to the merchant's site, and empty beside instructions that are
   * enough.
   */
  readonly payUrl: string;
  /** What is shown on the site's own screen in place of sending the payer away. */
  readonly instructions?: PayInstructions;
}

/** A code that the payer scans up to a moment; of a wallet, the same as the link that opens its app. */
interface CodeInstructions {
  readonly kind: 'qr' | 'wallet';
  readonly content: string;
}

/** An address on a chain, and what is to be sent there. */
interface ChainInstructions {
  readonly kind: 'crypto';
  /** The address. */
  readonly content: string;
  readonly network: string;
  readonly token: string;
  /** Major units of the token. */
  readonly tokenAmount: string;
  readonly confirmationsNeeded: number;
}

/** What a payer is shown, as it is stored as well. JSON. */
export type ShownInstructions = CodeInstructions | ChainInstructions;

export interface PayInstructions {
  readonly shown: ShownInstructions;
  /** Until when the provider takes it. */
  readonly expiresAt: Date;
}

/** To whom money is paid out. */
export interface PayoutDestination {
  /** Of the merchant's list of banks and wallets; an adapter knows what its provider calls it. */
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly holderName: string;
}

/** Money that is held for a player and to be paid out. Asked again, it says the same. */
export interface PayOutOrder extends PaymentOrder {
  readonly orderReference: PayoutId;
  readonly destination: PayoutDestination;
}

/**
 * `taken`: the provider has the order and will say what becomes of it, also where that is decided already. `refused`:
 * only where it has said that it does not have this order and will not pay it; the money then goes back.
 */
export type StartedPayOut =
  | { readonly outcome: 'taken'; readonly providerReference: string }
  | { readonly outcome: 'refused' };

/** `failed` is final: the payer declined, the payee's bank refused, the provider gave up. */
export type PaymentState = 'pending' | 'succeeded' | 'failed';

/** What a provider says of an order. Nothing in it is taken for true but the state, and only where all else fits. */
export interface PaymentReport {
  /** The order's reference as the provider has it from us. */
  readonly orderReference: string;
  readonly providerReference: string;
  readonly state: PaymentState;
  readonly amountMinor: bigint;
  /** ISO 4217, whichever the provider names; a token's name where another token came than was asked for. */
  readonly currencyCode: string;
  /** How often it was confirmed on its chain, while it is pending. */
  readonly confirmations?: number;
}

/** One page of what a provider took in and paid out. */
export interface PaymentStatementQuestion {
  /** Payments that ended from then on. */
  readonly from: Date;
  /** And before then. A provider that states by days of its own is asked for all that this period touches. */
  readonly until: Date;
  /** `next` of the page before; empty for the first. */
  readonly after: string;
  readonly sentAt: Date;
}

/** A payment as a statement has it. */
export interface StatedPayment extends Omit<PaymentReport, 'confirmations'> {
  readonly direction: PaymentDirection;
  /** When it ended, by the provider's clock; a provider that writes times without a zone means its own. */
  readonly endedAt: Date;
}

/** `next`: what the following page comes after, greater than that of the page before; `null` when there is none. */
export interface PaymentStatementPage {
  readonly lines: readonly StatedPayment[];
  readonly next: string | null;
}

/** The order that a provider is asked about. */
export interface PaymentQuery {
  readonly orderReference: string;
  /** `undefined` where its answer to the order got lost. */
  readonly providerReference: string | undefined;
  readonly placedAt: Date;
}

/** A callback as it came, before anything in it is believed. */
export interface RawCallback {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** Behind the question mark, as it was sent. */
  readonly query: string;
  readonly rawBody: Buffer;
  /** A header's value, empty when it is missing. */
  readonly header: (name: string) => string;
}

/**
 * `wrong`: not signed with the account's key. `stale`: signed, but too long ago. `unreadable`: signed, but not to be
 * understood. `irrelevant`: signed, and about no payment, such as a provider's test message.
 */
export type ParsedCallback =
  | { readonly verdict: 'verified'; readonly report: PaymentReport }
  | { readonly verdict: 'wrong' | 'stale' | 'unreadable' | 'irrelevant' };

/** What the provider is told about its callback: that it was taken, or the code of the refusal. */
export type CallbackOutcome = 'accepted' | ErrorCode;

export interface CallbackAnswer {
  readonly statusCode: number;
  readonly contentType: string;
  readonly body: string;
}

/**
 * One provider's protocol: how it is asked for payments, how its callbacks are signed and read, and how they want to be
 * answered. An adapter knows nothing of tables and moves no money: it turns bytes into a report, and the core compares
 * that with the order before it believes it.
 *
 * What asks the provider runs outside any transaction, may take as long as `signal` lets it, and throws whatever went
 * wrong where there is no answer to rely on; it is then asked again, so an order asked for twice must be one payment.
 * Reading a callback asks nobody and takes no time.
 */
export interface PaymentAdapter {
  /** The code of the provider in `wau.payment_providers`. */
  readonly providerCode: string;
  /**
   * The provider is a part of this installation, as the sandbox is, so the two reach each other inside. Any other reports
   * to the public address and sends payers back to a whole one.
   */
  readonly isPartOfInstallation?: true;
  /** What an operator says of a merchant's account there; without it the key is all. */
  readonly accountForm?: PaymentAccountForm;
  /** The payer decides how much is sent, as on a chain: what came is credited, whatever was ordered. */
  readonly creditsWhatCame?: true;
  /** The payer may be on another device than the site, so where to go back to is said whole. */
  readonly isPaidElsewhere?: true;
  startPayIn(order: PayInOrder, account: PaymentAccount, signal: AbortSignal): Promise<StartedPayIn>;
  startPayOut(order: PayOutOrder, account: PaymentAccount, signal: AbortSignal): Promise<StartedPayOut>;
  /** What became of an order whose callback may be lost; `undefined` when the provider does not know the order. */
  queryPayIn(
    query: PaymentQuery,
    account: PaymentAccount,
    signal: AbortSignal,
  ): Promise<PaymentReport | undefined>;
  queryPayOut(
    query: PaymentQuery,
    account: PaymentAccount,
    signal: AbortSignal,
  ): Promise<PaymentReport | undefined>;
  /**
   * What the provider states of a period, for the nightly comparison; absent where it gives no statement. What succeeded is
   * all there; what failed may be. It checks that the answer is the provider's own and one to this question, where the
   * protocol lets it, and throws whatever is none.
   */
  readStatement?(
    question: PaymentStatementQuestion,
    account: PaymentAccount,
    signal: AbortSignal,
  ): Promise<PaymentStatementPage>;
  /** `account` may be a stranger's with a key that nobody has: what is signed with no known key is `wrong`. */
  parsePayInCallback(callback: RawCallback, account: PaymentAccount, nowMs: number): ParsedCallback;
  parsePayOutCallback(callback: RawCallback, account: PaymentAccount, nowMs: number): ParsedCallback;
  /** Providers repeat a callback until they read the answer they want; a refusal must not look like it. */
  answerCallback(outcome: CallbackOutcome): CallbackAnswer;
}
