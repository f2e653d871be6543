import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { AnswerFile } from '@wau/service/http/call-registrar';
import { requireDays } from '../../../platform/calendar/require-days.ts';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import { amountCell } from '../../../platform/records/file-cells.ts';
import { recordFile } from '../../../platform/records/record-file.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { messageTexts } from '../../messaging/message/message-texts.ts';
import { getDashboardDays } from './get-dashboard-days.ts';

type DashboardDay = CallValue<Calls['getDashboardDays']>['days'][number];

/** The days of `getDashboardDays` as a file. */
export async function exportDashboardDays(
  parts: Pick<ServerParts, 'ledger' | 'runner'>,
  context: Pick<OperatorContext, 'merchant' | 'language'>,
  query: CallQuery<Calls['exportDashboardDays']>,
): Promise<AnswerFile> {
  const t = messageTexts(context.language);
  const { currencyCode, days } = await getDashboardDays(parts, context, query);
  const amount = (title: string, read: (day: DashboardDay) => string) => ({
    title,
    cell: (day: DashboardDay) => amountCell(read(day), currencyCode),
  });
  const count = (title: string, read: (day: DashboardDay) => number) => ({
    title,
    cell: (day: DashboardDay) => String(read(day)),
  });
  return recordFile<DashboardDay>({
    name: t('file.figure.dashboard.days'),
    days: requireDays(query),
    cutText: '',
    columns: [
      { title: t('file.day'), cell: ({ day }) => day },
      count(t('file.figure.registrations'), (day) => day.registrations),
      count(t('file.figure.firstDeposits'), (day) => day.firstDeposits),
      count(t('file.figure.firstBets'), (day) => day.firstBets),
      count(t('file.figure.secondDeposits'), (day) => day.secondDeposits),
      count(t('file.figure.activePlayers'), (day) => day.activePlayers),
      count(t('file.figure.deposit.count'), (day) => day.depositCount),
      amount(t('file.figure.deposit'), (day) => day.depositMinor),
      count(t('file.figure.withdrawal.count'), (day) => day.withdrawalCount),
      amount(t('file.figure.withdrawal'), (day) => day.withdrawalMinor),
      count(t('file.figure.bet.count'), (day) => day.betCount),
      amount(t('file.figure.turnover'), (day) => day.turnoverMinor),
      amount(t('file.payout'), (day) => day.payoutMinor),
      amount(t('file.figure.gross'), (day) => day.grossRevenueMinor),
      amount(t('file.figure.gifts'), (day) => day.giftMinor),
      amount(t('file.figure.netRevenue'), (day) => day.netRevenueMinor),
      { title: t('file.currency'), cell: () => currencyCode },
    ],
    readRows: async () => ({ list: days }),
  });
}
