import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import {
  CurrencyText,
  Exact,
  IdText,
  LanguageText,
  MerchantText,
  MinorText,
  PositiveMinorText,
} from '../../schema.ts';

const paymentStatuses = ['pending', 'approved', 'declined', 'expired'] as const;

const PaymentView = Exact({
  paymentId: IdText('payment'),
  status: Type.Unsafe<(typeof paymentStatuses)[number]>(Type.String({ enum: [...paymentStatuses] })),
  amountMinor: MinorText,
  currencyCode: CurrencyText,
  payUrl: Type.String(),
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
  }),
  value: PaymentView,
  errors: ['callback.signature.wrong', 'callback.stale', 'idempotency.conflict'],
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
    decision: Type.Unsafe<'approve' | 'decline'>(Type.String({ enum: ['approve', 'decline'] })),
    callback: Type.Unsafe<'once' | 'twice' | 'late'>(Type.String({ enum: ['once', 'twice', 'late'] })),
  }),
  value: Exact({ payment: PaymentView, returnUrl: Type.String() }),
  errors: ['payment.unknown', 'payment.decided', 'demo.local.only'],
});
