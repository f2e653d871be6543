import type { ConsoleMessageId } from '@wau/i18n/console/en';
import type { CurrencyCode } from '@wau/money/currency';
import type { Formats } from '../../platform/use-formats.ts';
import type { DashboardDays } from './dashboard-queries.ts';

type Totals = DashboardDays['totals'];

/** A figure of the days, by the name that call, file and words give it. */
export type DayFigure = keyof Totals;

/** In the order they are read: people, money in and out, play, what is left of it. */
export const dayFigures = [
  'registrations',
  'firstDeposits',
  'firstBets',
  'secondDeposits',
  'depositCount',
  'depositMinor',
  'withdrawalCount',
  'withdrawalMinor',
  'betCount',
  'turnoverMinor',
  'payoutMinor',
  'grossRevenueMinor',
  'giftMinor',
  'netRevenueMinor',
] as const satisfies readonly DayFigure[];

export const figureTitles = {
  registrations: 'figure.registrations',
  firstDeposits: 'figure.first.deposits',
  firstBets: 'figure.first.bets',
  secondDeposits: 'figure.second.deposits',
  depositCount: 'figure.deposit.count',
  depositMinor: 'figure.deposit',
  withdrawalCount: 'figure.withdrawal.count',
  withdrawalMinor: 'figure.withdrawal',
  betCount: 'figure.bet.count',
  turnoverMinor: 'figure.turnover',
  payoutMinor: 'figure.payout',
  grossRevenueMinor: 'figure.gross',
  giftMinor: 'figure.gifts',
  netRevenueMinor: 'figure.net',
} as const satisfies Record<DayFigure, ConsoleMessageId>;

/** What each of them counts, in words, to stand beside it. */
export const figureMeanings = {
  registrations: 'figure.registrations.meaning',
  firstDeposits: 'figure.first.deposits.meaning',
  firstBets: 'figure.first.bets.meaning',
  secondDeposits: 'figure.second.deposits.meaning',
  depositCount: 'figure.deposit.count.meaning',
  depositMinor: 'figure.deposit.meaning',
  withdrawalCount: 'figure.withdrawal.count.meaning',
  withdrawalMinor: 'figure.withdrawal.meaning',
  betCount: 'figure.bet.count.meaning',
  turnoverMinor: 'figure.turnover.meaning',
  payoutMinor: 'figure.payout.meaning',
  grossRevenueMinor: 'figure.gross.meaning',
  giftMinor: 'figure.gifts.meaning',
  netRevenueMinor: 'figure.net.meaning',
} as const satisfies Record<DayFigure, ConsoleMessageId>;

/** Amounts travel as text, counts as numbers. */
export function figureText(value: string | number, currencyCode: CurrencyCode, formats: Formats): string {
  return typeof value === 'number' ? formats.count(value) : formats.money(value, currencyCode);
}
