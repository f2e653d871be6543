import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { bonusRefusalReasons, depositBonusStatuses } from '../../deposit-bonus-statuses.ts';
import { depositProofLimitBytes } from '../../deposit-limits.ts';
import { depositStatuses, endedDepositStatuses } from '../../deposit-statuses.ts';
import {
  CurrencyText,
  DaysQuery,
  Exact,
  FileText,
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
  orderedMinor: Type.String({
    description: 'Minor units, base 10: what was ordered, where other money came than that',
  }),
  feeMinor: Type.String({
    description: 'Minor units, base 10: kept of the amount before the rest reaches the wallet',
  }),
  currencyCode: CurrencyText,
  status: OneOf(depositStatuses),
  creditedAfter: OneOfOrNull(endedDepositStatuses, {
    description: 'How it had ended before its money came all the same; null for all others',
  }),
  payUrl: Type.String({ description: "The provider's page while pending, else empty" }),
  instructions: Type.Union(
    [
      Type.Null(),
      Exact({ kind: OneOf(['qr', 'wallet']), content: Type.String() }),
      Exact({
        kind: OneOf(['crypto']),
        content: Type.String({ description: 'The address on the chain' }),
        network: Type.String(),
        token: Type.String(),
        tokenAmount: Type.String({ description: 'Major units of the token' }),
        confirmationsNeeded: Type.Integer(),
        confirmations: Type.Union([Type.Integer(), Type.Null()], { description: 'null: nothing seen yet' }),
      }),
    ],
    {
      description:
        'What is shown to pay by while pending: a code to scan, of a wallet one that opens its app, an address on a chain; null where `payUrl` is all',
    },
  ),
  placedAt: Moment,
  expiresAt: Moment,
  decidedAt: Type.Union([Moment, Type.Null()]),
  transfer: Type.Union(
    [
      Type.Null(),
      Exact({
        bankName: Type.String(),
        accountNumber: Type.String(),
        holderName: Type.String(),
        reference: Type.String({ description: 'To be written on the transfer' }),
        orderedMinor: MinorText,
        proofSentAt: Type.Union([Moment, Type.Null()]),
        proofsLeft: Type.Integer({ description: 'So many pictures can still be sent; the last one counts' }),
        reason: Type.String({ description: 'Why it was declined; else empty' }),
      }),
    ],
    { description: 'Where a deposit by bank transfer is paid to; null for all others' },
  ),
  bonus: Type.Union(
    [
      Type.Null(),
      Exact({
        promotionId: Type.String(),
        status: OneOf(depositBonusStatuses),
        amountMinor: Type.String({
          description: 'Minor units, base 10: what it gives; zero where it was refused',
        }),
        turnoverMinor: Type.String({
          description: 'Minor units, base 10: what has to be staked for it before a withdrawal',
        }),
        reason: OneOfOrNull(bonusRefusalReasons, { description: 'Why it was refused; else null' }),
      }),
    ],
    { description: 'The bonus that was chosen with it; null without one' },
  ),
});

const feePayers = ['member', 'merchant'] as const;

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
  summary: 'The ways to deposit, with their bounds, what they cost, and when they are open',
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
        feePayer: OneOf(feePayers, { description: 'Who bears the fee; the member: of what was paid' }),
        feeFlatMinor: MinorText,
        feeBasisPoints: Type.Integer({ description: 'Hundredths of a percent, besides' }),
        isOpen: Type.Boolean({ description: 'Whether it takes deposits now' }),
        changesAt: Type.Union([Moment, Type.Null()], { description: 'When it opens or closes; null: never' }),
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
  summary:
    "Places a deposit; the player then decides on the provider's page (`payUrl`), or pays to the account in `transfer`",
  body: Exact({
    methodCode: Type.String({ minLength: 1, maxLength: 40 }),
    amountMinor: PositiveMinorText,
    returnPath: Type.String({
      // Not two slashes at the start, which a browser reads as another host.
      pattern: '^/(?!/)[a-zA-Z0-9/_-]*$',
      maxLength: 200,
      description: 'Where the provider sends the player back to, on this site',
    }),
    promotionId: Type.Optional(
      Type.String({
        pattern: '^[a-z0-9][a-z0-9-]{0,59}$',
        description: 'The promotion whose bonus is chosen with it; left out for none',
      }),
    ),
  }),
  value: DepositView,
  errors: [
    'trial.closed',
    ...depositModuleErrors,
    'idempotency.missing',
    'idempotency.conflict',
    'deposit.method.unknown',
    'deposit.method.closed',
    'deposit.amount.below.minimum',
    'deposit.amount.above.maximum',
    'deposit.too.many.open',
    'deposit.bonus.below.minimum',
    'promotion.unknown',
    'promotion.closed',
    'promotion.used',
    'promotion.budget.spent',
    'play.limit.deposit',
    'provider.unreachable',
  ],
});

export const sendDepositProof = defineCall({
  name: 'sendDepositProof',
  openWhilePaused: true,
  method: 'PUT',
  path: '/wps/cashier/deposits/:depositId/proof',
  module: 'DEPOSIT3',
  caller: 'member',
  closedToTrial: true,
  summary: 'Shows that a bank transfer was paid, in place of a picture sent before',
  params: Exact({ depositId: IdText('deposit') }),
  // In base64, with the braces and the name around it.
  bodyLimitBytes: 4 * Math.ceil(depositProofLimitBytes / 3) + 1024,
  body: Exact({ image: Type.String({ description: 'A JPEG or PNG picture of at most 5 MB, in base64' }) }),
  value: DepositView,
  errors: [
    'trial.closed',
    ...depositModuleErrors,
    'deposit.unknown',
    'deposit.not.pending',
    'deposit.proof.unwanted',
    'deposit.proof.too.many',
    'deposit.proof.invalid',
  ],
});

export const listDeposits = defineCall({
  name: 'listDeposits',
  openWhilePaused: true,
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
  openWhilePaused: true,
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
  openWhilePaused: true,
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

/** What the record of deposits is kept to. */
const recordChoices = { ...DaysQuery, status: Type.Optional(OneOf(depositStatuses)) };

const recordErrors = ['session.missing', 'session.ended', 'module.unavailable'] as const;

export const listDepositRecord = defineCall({
  name: 'listDepositRecord',
  method: 'GET',
  path: '/wps/report/deposits',
  caller: 'member',
  openWhilePaused: true,
  needs: { flags: ['DEPRECM3'] },
  summary: "The member's deposits that were placed in a period, newest first",
  query: Exact({ ...PageQuery, ...recordChoices }),
  value: Page(DepositView),
  errors: recordErrors,
});

export const getDepositTotals = defineCall({
  name: 'getDepositTotals',
  method: 'GET',
  path: '/wps/report/deposits/totals',
  caller: 'member',
  openWhilePaused: true,
  needs: { flags: ['DEPRECM3'] },
  summary: "Sums over the member's deposits of a period, kept to the same as `listDepositRecord`",
  query: Exact(recordChoices),
  value: Exact({
    depositCount: Type.Integer(),
    amountMinor: MinorText,
    creditedMinor: Type.String({
      description: 'Minor units, base 10: of those whose money is in the wallet',
    }),
    currencyCode: CurrencyText,
  }),
  errors: recordErrors,
});

export const exportDeposits = defineCall({
  name: 'exportDeposits',
  method: 'GET',
  path: '/wps/report/deposits/file',
  caller: 'member',
  openWhilePaused: true,
  needs: { flags: ['DEPRECM3'] },
  file: true,
  summary: 'The same deposits as a file, with the words and the days of the request and the merchant',
  query: Exact(recordChoices),
  value: FileText,
  errors: recordErrors,
});
