import { type Static, Type } from 'typebox';
import { defineCall } from '../../call.ts';
import {
  CurrencyText,
  Exact,
  IdText,
  LanguageText,
  MerchantText,
  MinorText,
  Moment,
  OneOf,
  PositiveMinorText,
} from '../../schema.ts';

const paymentStatuses = ['pending', 'approved', 'declined', 'expired'] as const;

const PaymentKind = OneOf(['page', 'qr', 'wallet', 'crypto'], {
  description:
    'qr: a code to scan in place of a page; wallet: a link into the wallet app, or a code of it; crypto: an address on a chain',
});

const PaymentView = Exact({
  paymentId: IdText('payment'),
  status: OneOf(paymentStatuses),
  amountMinor: MinorText,
  currencyCode: CurrencyText,
  payUrl: Type.String(),
  qrText: Type.String({
    description:
      'What stands in the code of a payment by QR or wallet, or the address on a chain; else empty',
  }),
  expiresAt: Moment,
  chain: Type.Union([
    Type.Null(),
    Exact({
      network: Type.String(),
      token: Type.String(),
      tokenAmount: Type.String({ description: 'Major units' }),
      confirmationsNeeded: Type.Integer(),
    }),
  ]),
  confirmations: Type.Union([Type.Integer(), Type.Null()]),
});

export const createPayment = defineCall({
  name: 'createPayment',
  method: 'POST',
  path: '/sandbox/api/payments',
  caller: 'merchant',
  summary:
    'The operator asks the sandbox provider for a payment, signed. Repeated with the same reference: the same payment',
  body: Exact({
    merchantCode: MerchantText,
    merchantReference: IdText('deposit'),
    brandName: Type.String({ maxLength: 60 }),
    amountMinor: PositiveMinorText,
    currencyCode: CurrencyText,
    language: LanguageText,
    themeName: Type.String({ maxLength: 20 }),
    returnUrl: Type.String({ maxLength: 500 }),
    callbackUrl: Type.String({ maxLength: 500 }),
    kind: Type.Optional(PaymentKind),
  }),
  value: PaymentView,
  errors: ['callback.signature.wrong', 'callback.stale', 'idempotency.conflict'],
});

/** What the provider signs and sends to `callbackUrl`, in both directions. */
export const PaymentCallback = Exact({
  paymentId: Type.String({ minLength: 1, maxLength: 64 }),
  merchantReference: Type.String({ minLength: 1, maxLength: 64 }),
  status: OneOf(['pending', 'approved', 'declined']),
  amountMinor: PositiveMinorText,
  currencyCode: Type.String({
    pattern: '^[A-Z]{3,10}$',
    description: 'Or the name of a token that was not asked for',
  }),
  confirmations: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
});

export type PaymentCallbackBody = Static<typeof PaymentCallback>;

export const createPayout = defineCall({
  name: 'createPayout',
  method: 'POST',
  path: '/sandbox/api/payouts',
  caller: 'merchant',
  summary:
    'The operator asks the sandbox provider to pay out, signed. Repeated with the same reference: the same payment. The last digits of the account number decide what becomes of it',
  body: Exact({
    merchantCode: MerchantText,
    merchantReference: IdText('payout'),
    amountMinor: PositiveMinorText,
    currencyCode: CurrencyText,
    bankCode: Type.String({ minLength: 1, maxLength: 20 }),
    accountNumber: Type.String({ pattern: '^[0-9A-Za-z]{4,40}$' }),
    holderName: Type.String({ minLength: 1, maxLength: 100 }),
    callbackUrl: Type.String({ maxLength: 500 }),
    kind: Type.Optional(PaymentKind),
  }),
  value: PaymentView,
  errors: ['callback.signature.wrong', 'callback.stale', 'idempotency.conflict'],
});

export const findPayment = defineCall({
  name: 'findPayment',
  method: 'POST',
  path: '/sandbox/api/payments/find',
  caller: 'merchant',
  summary:
    'Where a payment stands, in or out, by the reference of the operator, who may have missed its callback',
  body: Exact({
    merchantCode: MerchantText,
    merchantReference: Type.String({ minLength: 1, maxLength: 64 }),
  }),
  value: PaymentView,
  errors: ['callback.signature.wrong', 'callback.stale', 'payment.unknown'],
});

/** Most lines of one page of a statement. */
export const maximumPaymentLines = 2_000;

const TextAfter = Type.String({ maxLength: 64, pattern: '^[!-~]*$' });

const PaymentLine = Exact({
  direction: OneOf(['in', 'out']),
  paymentId: IdText('payment'),
  merchantReference: Type.String({ minLength: 1, maxLength: 64 }),
  status: OneOf(['approved', 'declined']),
  amountMinor: PositiveMinorText,
  currencyCode: Type.String({
    pattern: '^[A-Z]{3,10}$',
    description: 'Or the name of a token that was not asked for',
  }),
  endedAt: Moment,
});

export type PaymentLineBody = Static<typeof PaymentLine>;

export const readPaymentStatement = defineCall({
  name: 'readPaymentStatement',
  method: 'POST',
  path: '/sandbox/api/statement',
  caller: 'merchant',
  summary:
    'What the provider has taken in and paid out for the merchant by one way to pay, of a period, in pages. The answer is signed together with the question (`Statement-Signature`)',
  body: Exact({
    merchantCode: MerchantText,
    kind: PaymentKind,
    /** Payments that ended from then on, and before then. */
    from: Moment,
    until: Moment,
    after: TextAfter,
    sentAt: Moment,
  }),
  value: Exact({
    lines: Type.Array(PaymentLine, { maxItems: maximumPaymentLines }),
    next: Type.Union([TextAfter, Type.Null()]),
  }),
  errors: ['callback.signature.wrong', 'callback.stale'],
});

export const decidePayment = defineCall({
  name: 'decidePayment',
  method: 'POST',
  path: '/sandbox/api/payments/:paymentId/decision',
  caller: 'visitor',
  summary:
    'The payer approves or declines on the provider page; the provider then calls the operator back, signed',
  params: Exact({ paymentId: IdText('payment') }),
  body: Exact({
    decision: OneOf(['approve', 'decline']),
    callback: OneOf(['once', 'twice', 'late']),
    sent: Type.Optional(
      OneOf(['exact', 'less', 'more', 'other-token'], {
        description: 'What is sent to an address on a chain',
      }),
    ),
  }),
  value: Exact({ payment: PaymentView, returnUrl: Type.String() }),
  errors: ['payment.unknown', 'payment.decided', 'demo.local.only'],
});
