import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { AnswerFile } from '@wau/service/http/call-registrar';
import { requireDays } from '../../../platform/calendar/require-days.ts';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import { amountCell } from '../../../platform/records/file-cells.ts';
import { recordFile } from '../../../platform/records/record-file.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { messageTexts } from '../../messaging/message/message-texts.ts';
import { getDashboardGames } from './get-dashboard-games.ts';

type GamesRow = CallValue<Calls['getDashboardGames']>['rows'][number];

/** The rows of `getDashboardGames` as a file. */
export async function exportDashboardGames(
  parts: Pick<ServerParts, 'ledger' | 'runner'>,
  context: Pick<OperatorContext, 'merchant' | 'language'>,
  query: CallQuery<Calls['exportDashboardGames']>,
): Promise<AnswerFile> {
  const t = messageTexts(context.language);
  const { currencyCode, rows } = await getDashboardGames(parts, context, query);
  const percent = (title: string, read: (row: GamesRow) => number | null) => ({
    title,
    cell: (row: GamesRow) => String(read(row) ?? ''),
  });
  const amount = (title: string, read: (row: GamesRow) => string) => ({
    title,
    cell: (row: GamesRow) => amountCell(read(row), currencyCode),
  });
  return recordFile<GamesRow>({
    name: t('file.figure.dashboard.games'),
    days: requireDays(query),
    cutText: '',
    columns: [
      { title: t('file.figure.code'), cell: ({ key }) => key },
      { title: t('file.figure.name'), cell: ({ name }) => name },
      { title: t('file.figure.vendor'), cell: ({ vendor }) => vendor },
      { title: t('file.category'), cell: ({ category }) => category },
      { title: t('file.figure.bet.count'), cell: ({ betCount }) => String(betCount) },
      amount(t('file.figure.turnover'), (row) => row.turnoverMinor),
      amount(t('file.payout'), (row) => row.payoutMinor),
      amount(t('file.figure.gross'), (row) => row.grossRevenueMinor),
      percent(t('file.figure.return'), (row) => row.returnPercent),
      percent(t('file.figure.theoretical'), (row) => row.theoreticalPercent),
      percent(t('file.figure.bandLow'), (row) => row.bandLowPercent),
      percent(t('file.figure.bandHigh'), (row) => row.bandHighPercent),
      { title: t('file.figure.standing'), cell: ({ standing }) => t(`file.figure.standing.${standing}`) },
      { title: t('file.currency'), cell: () => currencyCode },
    ],
    readRows: async () => ({ list: [...rows] }),
  });
}
