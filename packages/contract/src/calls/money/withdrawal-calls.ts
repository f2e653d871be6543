import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import {
  CurrencyText,
  DaysQuery,
  Exact,
  FileText,
  IdText,
  MinorText,
  Moment,
  OneOf,
  Page,
  PageQuery,
  PositiveMinorText,
} from '../../schema.ts';
import { turnoverSources } from '../../turnover-sources.ts';
import { withdrawalStatuses } from '../../withdrawal-statuses.ts';

const WithdrawalView = Exact({
  withdrawalId: IdText('withdrawal'),
  bankName: Type.String(),
  lastDigits: Type.String(),
  amountMinor: MinorText,
  feeMinor: MinorText,
  paidOutMinor: MinorText,
  currencyCode: CurrencyText,
  status: OneOf(withdrawalStatuses),
  reason: Type.String({ description: 'Why it was rejected; else empty' }),
  placedAt: Moment,
  expectedBy: Moment,
  endedAt: Type.Union([Moment, Type.Null()]),
});

const withdrawalErrors = ['session.missing', 'session.ended', 'trial.closed', 'module.unavailable'] as const;

/** Its switch needs no header: the documents name no module for withdrawals. */
const needs = { modules: ['WITHDRAW3'] } as const;

export const getWithdrawalTerms = defineCall({
  name: 'getWithdrawalTerms',
  openWhilePaused: true,
  method: 'GET',
  path: '/wps/cashier/withdrawal/terms',
  needs,
  caller: 'member',
  closedToTrial: true,
  summary: 'What the member can withdraw now, what it costs, and what is still asked for before',
  value: Exact({
    currencyCode: CurrencyText,
    balanceMinor: Type.String({ ...MinorText, description: 'What can leave: without what lapses' }),
    lapsingMinor: Type.String({
      ...MinorText,
      description:
        'Of a member who leaves play: what of rewards is not played through, and goes back with a withdrawal',
    }),
    minAmountMinor: MinorText,
    maxAmountMinor: MinorText,
    feeMinor: MinorText,
    feeBasisPoints: Type.Integer({ description: 'Of the amount, besides' }),
    dailyCount: Type.Integer(),
    dailyCountLeft: Type.Integer(),
    dailyAmountLeftMinor: MinorText,
    usualMinutes: Type.Integer({ description: 'Within so many a withdrawal is mostly paid' }),
    hasPaymentPassword: Type.Boolean(),
    turnover: Exact({
      requiredMinor: MinorText,
      playedMinor: MinorText,
      missingMinor: MinorText,
      open: Type.Array(
        Exact({
          reference: Type.String({ description: 'The id of the reward' }),
          source: OneOf(turnoverSources, { description: 'What brought the reward that it is asked for' }),
          title: Type.String({ description: 'Of the promotion; else empty' }),
          grantedMinor: Type.String({ ...MinorText, description: 'The reward' }),
          requiredMinor: MinorText,
          playedMinor: MinorText,
        }),
        { description: 'What is not met, in its order: stakes count for the first, then for the next' },
      ),
    }),
    identity: Type.Union(
      [Type.Null(), Exact({ leftMinor: MinorText, status: OneOf(['none', 'reviewing', 'refused']) })],
      { description: 'What may still go out before the identity is known, or null: as much as there is' },
    ),
    isOpen: Type.Boolean({ description: 'The merchant has a way to pay out now' }),
    underWay: Type.Array(WithdrawalView, { description: 'What waits or is with the bank' }),
  }),
  errors: withdrawalErrors,
});

export const placeWithdrawal = defineCall({
  name: 'placeWithdrawal',
  openWhilePaused: true,
  method: 'POST',
  path: '/wps/cashier/withdrawals',
  needs,
  caller: 'member',
  closedToTrial: true,
  idempotent: true,
  summary:
    'Takes an amount out of the wallet, to be paid to one of the member’s accounts once it is approved',
  body: Exact({
    bankCardId: IdText('bankCard'),
    amountMinor: PositiveMinorText,
    paymentPassword: Type.String({ maxLength: 6 }),
  }),
  value: WithdrawalView,
  errors: [
    ...withdrawalErrors,
    'idempotency.missing',
    'idempotency.conflict',
    'payment.password.missing',
    'payment.password.wrong',
    'payment.password.locked',
    'bank.card.unknown',
    'bank.card.closed',
    'withdrawal.amount.below.minimum',
    'withdrawal.amount.above.maximum',
    'withdrawal.daily.count',
    'withdrawal.daily.amount',
    'turnover.missing',
    'balance.insufficient',
    'bank.holder.other',
    'rate.limited',
    'payout.provider.unknown',
    'withdrawal.identity.missing',
  ],
});

export const listWithdrawals = defineCall({
  name: 'listWithdrawals',
  openWhilePaused: true,
  method: 'GET',
  path: '/wps/cashier/withdrawals',
  needs,
  caller: 'member',
  closedToTrial: true,
  summary: "The member's withdrawals, newest first",
  query: Exact({ ...PageQuery }),
  value: Page(WithdrawalView),
  errors: withdrawalErrors,
});

export const getWithdrawal = defineCall({
  name: 'getWithdrawal',
  openWhilePaused: true,
  method: 'GET',
  path: '/wps/cashier/withdrawals/:withdrawalId',
  needs,
  caller: 'member',
  closedToTrial: true,
  summary: 'One withdrawal of the member',
  params: Exact({ withdrawalId: IdText('withdrawal') }),
  value: WithdrawalView,
  errors: [...withdrawalErrors, 'withdrawal.unknown'],
});

export const cancelWithdrawal = defineCall({
  name: 'cancelWithdrawal',
  openWhilePaused: true,
  method: 'DELETE',
  path: '/wps/cashier/withdrawals/:withdrawalId',
  needs,
  caller: 'member',
  closedToTrial: true,
  summary: 'Gives up a withdrawal that is still pending: its amount is back in the wallet',
  params: Exact({ withdrawalId: IdText('withdrawal') }),
  value: WithdrawalView,
  errors: [...withdrawalErrors, 'withdrawal.unknown', 'withdrawal.not.pending'],
});

/** What the record of withdrawals is kept to. */
const recordChoices = { ...DaysQuery, status: Type.Optional(OneOf(withdrawalStatuses)) };

const recordErrors = ['session.missing', 'session.ended', 'module.unavailable'] as const;

export const listWithdrawalRecord = defineCall({
  name: 'listWithdrawalRecord',
  method: 'GET',
  path: '/wps/report/withdrawals',
  caller: 'member',
  openWhilePaused: true,
  needs: { flags: ['WITHREC3'] },
  summary: "The member's withdrawals that were placed in a period, newest first",
  query: Exact({ ...PageQuery, ...recordChoices }),
  value: Page(WithdrawalView),
  errors: recordErrors,
});

export const getWithdrawalTotals = defineCall({
  name: 'getWithdrawalTotals',
  method: 'GET',
  path: '/wps/report/withdrawals/totals',
  caller: 'member',
  openWhilePaused: true,
  needs: { flags: ['WITHREC3'] },
  summary: "Sums over the member's withdrawals of a period, kept to the same as `listWithdrawalRecord`",
  query: Exact(recordChoices),
  value: Exact({
    withdrawalCount: Type.Integer(),
    amountMinor: MinorText,
    paidOutMinor: Type.String({ description: 'Minor units, base 10: what has been paid, without fees' }),
    feeMinor: Type.String({ description: 'Minor units, base 10: of what has been paid' }),
    currencyCode: CurrencyText,
  }),
  errors: recordErrors,
});

export const exportWithdrawals = defineCall({
  name: 'exportWithdrawals',
  method: 'GET',
  path: '/wps/report/withdrawals/file',
  caller: 'member',
  openWhilePaused: true,
  needs: { flags: ['WITHREC3'] },
  file: true,
  summary: 'The same withdrawals as a file, with the words and the days of the request and the merchant',
  query: Exact(recordChoices),
  value: FileText,
  errors: recordErrors,
});
