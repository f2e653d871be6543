import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { CurrencyText, Day, DaysQuery, Exact, FileText, MinorText } from '../../schema.ts';

const profitErrors = ['session.missing', 'session.ended', 'module.unavailable'] as const;

const needs = { flags: ['PERSREP'] } as const;

/** What the record is kept to. */
const profitChoices = { ...DaysQuery, category: Type.Optional(Type.String({ maxLength: 20 })) };

/** The same figures of a day, of a kind of games and of the whole period. */
const figures = {
  betCount: Type.Integer({ description: 'Without those whose stake was given back' }),
  stakeMinor: Type.String({ description: 'Minor units, base 10, less what was given back' }),
  payoutMinor: MinorText,
  netMinor: Type.String({ description: 'Minor units, base 10: payouts and rewards, less stakes' }),
};

const rewardMinor = Type.String({
  description: 'Minor units, base 10: rewards and rebates, which belong to no kind of games',
});

export const getProfit = defineCall({
  name: 'getProfit',
  method: 'GET',
  path: '/wps/report/profit',
  needs,
  caller: 'member',
  openWhilePaused: true,
  summary:
    'What the member staked and got back by day and by kind of games: bets count on the day they were placed, rewards when they came',
  query: Exact(profitChoices),
  value: Exact({
    currencyCode: CurrencyText,
    totals: Exact({ ...figures, rewardMinor }),
    days: Type.Array(Exact({ day: Day, ...figures, rewardMinor }), {
      description: 'Those with bets or rewards, newest first',
    }),
    categories: Type.Array(Exact({ category: Type.String(), ...figures }), {
      description: 'The largest stakes first',
    }),
  }),
  errors: profitErrors,
});

export const exportProfit = defineCall({
  name: 'exportProfit',
  method: 'GET',
  path: '/wps/report/profit/file',
  needs,
  caller: 'member',
  openWhilePaused: true,
  file: true,
  summary: 'The days of `getProfit` as a file, with the words of the request',
  query: Exact(profitChoices),
  value: FileText,
  errors: profitErrors,
});
