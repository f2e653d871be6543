import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { Exact, Moment, OneOf, Page, PageQuery } from '../../schema.ts';
import { paymentDifferenceKinds, reconciliationStates } from '../../statement-differences.ts';

const CalendarDay = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', description: 'YYYY-MM-DD in UTC' });
const Provider = Type.String({ pattern: '^[a-z]{2,20}$' });
const Count = Type.Integer({ minimum: 0 });
const TextOrNull = Type.Union([Type.String(), Type.Null()]);

export const listPaymentReconciliations = defineCall({
  name: 'listPaymentReconciliations',
  method: 'GET',
  path: '/wps/operator/paymentReconciliations',
  caller: 'operator',
  permission: 'audit.read',
  summary:
    "Each payment provider's day as it was compared with the operator's own deposits and payouts, the newest first",
  query: Exact({ ...PageQuery, provider: Type.Optional(Provider) }),
  value: Page(
    Exact({
      provider: Type.String(),
      day: CalendarDay,
      state: OneOf(reconciliationStates, {
        description:
          'failed: the provider is silent, or what it states cannot be read; it is asked again; unstated: this provider gives no statement',
      }),
      failure: TextOrNull,
      statedCount: Count,
      recordedCount: Count,
      differenceCount: Count,
      isCut: Type.Boolean({ description: 'There are more differences than are listed' }),
      comparedAt: Moment,
    }),
  ),
  errors: [...operatorErrors],
});

export const listPaymentDifferences = defineCall({
  name: 'listPaymentDifferences',
  method: 'GET',
  path: '/wps/operator/paymentReconciliations/differences',
  caller: 'operator',
  permission: 'audit.read',
  summary: "Where a payment provider's statement of a day and the operator's own orders differ",
  query: Exact({ ...PageQuery, provider: Provider, day: CalendarDay }),
  value: Page(
    Exact({
      orderReference: Type.String({
        description: 'The deposit or payout; empty where the provider names none',
      }),
      providerReference: Type.String({ description: "The provider's own name of the payment" }),
      kind: OneOf(paymentDifferenceKinds, {
        description:
          'missing: stated, and no order of ours has that payment; extra: an order of ours, and not stated; amount, currency, status: stated otherwise; doubled: stated twice',
      }),
      stated: TextOrNull,
      recorded: TextOrNull,
    }),
  ),
  errors: [...operatorErrors],
});
