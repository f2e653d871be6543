import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { depositStatuses, endedDepositStatuses } from '../../deposit-statuses.ts';
import {
  CurrencyText,
  Exact,
  IdText,
  MinorText,
  Moment,
  OneOf,
  OneOfOrNull,
  Page,
  PageQuery,
  PositiveMinorText,
} from '../../schema.ts';

const DepositView = Exact({
  depositId: IdText('deposit'),
  methodCode: Type.String(),
  amountMinor: MinorText,
  currencyCode: CurrencyText,
  status: OneOf(depositStatuses),
  creditedAfter: OneOfOrNull(endedDepositStatuses, {
    description: 'How it had ended before its money came all the same; null for all others',
  }),
  payUrl: Type.String({ description: "The provider's page while pending, else empty" }),
  placedAt: Moment,
  expiresAt: Moment,
  decidedAt: Type.Union([Moment, Type.Null()]),
});

const depositModuleErrors = [
  'session.missing',
  'session.ended',
  'module.missing',
  'module.wrong',
  'module.unavailable',
] as const;

export const listDepositMethods = defineCall({
  name: 'listDepositMethods',
  method: 'GET',
  path: '/wps/cashier/deposit/methods',
  module: 'DEPOSIT3',
  caller: 'member',
  closedToTrial: true,
  summary: 'The ways to deposit, with their bounds',
  value: Exact({
    list: Type.Array(
      Exact({
        methodCode: Type.String(),
        providerCode: Type.String(),
        name: Type.String(),
        minAmountMinor: MinorText,
        maxAmountMinor: MinorText,
        suggestedAmountsMinor: Type.Array(MinorText),
        currencyCode: CurrencyText,
      }),
    ),
  }),
  errors: [...depositModuleErrors, 'trial.closed'],
});

export const placeDeposit = defineCall({
  name: 'placeDeposit',
  method: 'POST',
  path: '/wps/cashier/deposits',
  module: 'DEPOSIT3',
  caller: 'member',
  closedToTrial: true,
  idempotent: true,
  summary: "Places a deposit; the player then decides on the provider's page (`payUrl`)",
  body: Exact({
    methodCode: Type.String({ minLength: 1, maxLength: 40 }),
    amountMinor: PositiveMinorText,
    returnPath: Type.String({
      // Not two slashes at the start, which a browser reads as another host.
      pattern: '^/(?!/)[a-zA-Z0-9/_-]*$',
      maxLength: 200,
      description: 'Where the provider sends the player back to, on this site',
    }),
  }),
  value: DepositView,
  errors: [
    'trial.closed',
    ...depositModuleErrors,
    'idempotency.missing',
    'idempotency.conflict',
    'deposit.method.unknown',
    'deposit.amount.below.minimum',
    'deposit.amount.above.maximum',
    'deposit.too.many.open',
    'provider.unreachable',
  ],
});

export const listDeposits = defineCall({
  name: 'listDeposits',
  method: 'GET',
  path: '/wps/cashier/deposits',
  module: 'DEPOSIT3',
  caller: 'member',
  summary: "The member's deposits, newest first",
  query: Exact({ ...PageQuery }),
  value: Page(DepositView),
  errors: depositModuleErrors,
});

export const getDeposit = defineCall({
  name: 'getDeposit',
  method: 'GET',
  path: '/wps/cashier/deposits/:depositId',
  module: 'DEPOSIT3',
  caller: 'member',
  summary: 'One deposit of the member',
  params: Exact({ depositId: IdText('deposit') }),
  value: DepositView,
  errors: [...depositModuleErrors, 'deposit.unknown'],
});

export const cancelDeposit = defineCall({
  name: 'cancelDeposit',
  method: 'DELETE',
  path: '/wps/cashier/deposits/:depositId',
  module: 'DEPOSIT3',
  caller: 'member',
  summary:
    'Cancels a deposit that is still pending; money that the provider reports later is credited all the same',
  params: Exact({ depositId: IdText('deposit') }),
  value: DepositView,
  errors: [...depositModuleErrors, 'deposit.unknown', 'deposit.not.pending'],
});
