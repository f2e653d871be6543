import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { gameGroupings, returnStandings } from '../../return-standings.ts';
import { CurrencyText, Day, DaysQuery, Exact, FileText, Moment, OneOf } from '../../schema.ts';

const shared = {
  method: 'GET',
  caller: 'operator',
  permission: 'dashboard.read',
  errors: operatorErrors,
} as const;

const count = (description: string) => Type.Integer({ description });
const amount = (description: string) => Type.String({ description: `Minor units, base 10: ${description}` });
const percent = (description: string) => Type.Union([Type.Number(), Type.Null()], { description });

/** What play came to, in the books. Trials are in none of it. */
const playFigures = {
  betCount: count('Stakes that were taken, less those that were given back; a round may have several'),
  turnoverMinor: amount(
    'stakes that were taken, less those that were given back, on the day the money moved',
  ),
  payoutMinor: amount('wins, with what corrections of results added or took back'),
  grossRevenueMinor: amount('gross gaming revenue: turnover less payouts; below zero where players won'),
};

const moneyFigures = {
  ...playFigures,
  depositCount: count('Deposits that were credited, less those that were taken back'),
  depositMinor: amount('what was credited of deposits, less what was taken back'),
  withdrawalCount: count('Withdrawals that a provider or a person has paid'),
  withdrawalMinor: amount('what was paid of withdrawals, without their fees'),
  giftMinor: amount('rewards of promotions, benefits of levels, rebates, and what invited friends brought'),
  netRevenueMinor: amount('gross gaming revenue less gifts'),
};

const peopleFigures = {
  registrations: count('Members who came'),
  firstDeposits: count('Members whose first deposit was credited'),
  firstBets: count('Members who placed their first bet that was not given back'),
  secondDeposits: count('Members whose second deposit was credited'),
};

const activePlayers = count('Members who placed a bet that was not given back');

export const getDashboardDays = defineCall({
  ...shared,
  name: 'getDashboardDays',
  path: '/wps/operator/dashboard/days',
  summary: 'People and money by day where the merchant is, out of sums that are a few minutes old at most',
  query: Exact(DaysQuery),
  value: Exact({
    currencyCode: CurrencyText,
    countedAt: Type.Union([Moment, Type.Null()], {
      description: 'When people were counted last; null before the first time. Money is summed every minute',
    }),
    totals: Exact(
      { ...peopleFigures, ...moneyFigures },
      {
        description:
          'Of the whole period. Active players are not among them: whoever played on two days would be two',
      },
    ),
    days: Type.Array(Exact({ day: Day, ...peopleFigures, activePlayers, ...moneyFigures }), {
      description: 'Every day of the period, newest first',
    }),
  }),
});

export const exportDashboardDays = defineCall({
  ...shared,
  name: 'exportDashboardDays',
  path: '/wps/operator/dashboard/days/file',
  file: true,
  summary: 'The days of `getDashboardDays` as a file, with the words of the request',
  query: Exact(DaysQuery),
  value: FileText,
});

const gamesQuery = Exact({
  ...DaysQuery,
  groupBy: OneOf(gameGroupings, { description: 'A category is what its titles belong to today' }),
});

export const getDashboardGames = defineCall({
  ...shared,
  name: 'getDashboardGames',
  path: '/wps/operator/dashboard/games',
  summary: 'What play came to by category, vendor or title, against the return that titles state',
  query: gamesQuery,
  value: Exact({
    currencyCode: CurrencyText,
    rows: Type.Array(
      Exact({
        key: Type.String({ description: 'Category, code of the vendor, or `vendor:title`' }),
        name: Type.String(),
        vendor: Type.String({ description: 'Of a title; empty otherwise' }),
        category: Type.String({ description: 'Of a title; empty otherwise' }),
        ...playFigures,
        returnPercent: percent('Payouts of a hundred staked; null where nothing was staked'),
        theoreticalPercent: percent(
          'What the titles state to pay, weighted by turnover; of their ways to play the one that returns least',
        ),
        bandLowPercent: percent(
          'With 99.9 % certainty the return of sound titles lies between low and high, by how far their rounds spread and what was staked',
        ),
        bandHighPercent: percent('From the way to play that returns most'),
        standing: OneOf(returnStandings, {
          description:
            'below, above: outside the band, so that somebody should look; tooFew: fewer than a thousand bets; unknown: a title states too little',
        }),
      }),
      { description: 'The largest turnover first' },
    ),
  }),
});

export const exportDashboardGames = defineCall({
  ...shared,
  name: 'exportDashboardGames',
  path: '/wps/operator/dashboard/games/file',
  file: true,
  summary: 'The rows of `getDashboardGames` as a file, with the words of the request',
  query: gamesQuery,
  value: FileText,
});

export const getDashboardFunnel = defineCall({
  ...shared,
  name: 'getDashboardFunnel',
  path: '/wps/operator/dashboard/funnel',
  summary: 'How far those who registered in the period have come until now',
  query: Exact(DaysQuery),
  value: Exact({
    countedAt: Type.Union([Moment, Type.Null()], { description: 'When people were counted last' }),
    registered: count('Members who registered in the period; visits are not tracked'),
    firstDeposit: count('Of them, those whose first deposit was credited'),
    firstBet: count('Of them, those who placed a bet that was not given back, whatever they played with'),
    secondDeposit: count('Of them, those whose second deposit was credited'),
  }),
});

export const exportDashboardFunnel = defineCall({
  ...shared,
  name: 'exportDashboardFunnel',
  path: '/wps/operator/dashboard/funnel/file',
  file: true,
  summary: 'The steps of `getDashboardFunnel` as a file, with the words of the request',
  query: Exact(DaysQuery),
  value: FileText,
});
