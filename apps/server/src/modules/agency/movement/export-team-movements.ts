import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { AnswerFile } from '@wau/service/http/call-registrar';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import { amountCell, momentCell } from '../../../platform/records/file-cells.ts';
import type { FileColumn } from '../../../platform/records/record-file.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { exportRecord } from '../../messaging/message/export-record.ts';
import type { RecordFileWords } from '../../messaging/message/record-file-words.ts';
import { listTeamMovements } from './list-team-movements.ts';

type MovementView = CallValue<Calls['listTeamMovements']>['list'][number];

/** The movements of `listTeamMovements` as a file, with names as the list shows them. */
export function exportTeamMovements(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  context: Pick<AgentContext, 'merchant' | 'member' | 'language'>,
  query: CallQuery<Calls['exportTeamMovements']>,
): Promise<AnswerFile> {
  return exportRecord(parts, context, query, {
    name: ({ t }) => t('file.team.movements'),
    columns: (words) => columnsOf(words, context.merchant.timeZone),
    list: (page) => listTeamMovements(parts, context, page),
  });
}

function columnsOf(
  { t, timeTitle, reason }: RecordFileWords,
  timeZone: string,
): readonly FileColumn<MovementView>[] {
  return [
    { title: timeTitle, cell: (row) => momentCell(row.happenedAt, timeZone) },
    { title: t('file.member'), cell: (row) => row.userName },
    { title: t('file.level'), cell: (row) => String(row.level) },
    { title: t('file.kind'), cell: (row) => reason(row.reason) },
    { title: t('file.game'), cell: (row) => row.gameName },
    { title: t('file.amount'), cell: (row) => amountCell(row.amountMinor, row.currencyCode) },
    { title: t('file.balance'), cell: (row) => amountCell(row.balanceMinor, row.currencyCode) },
    { title: t('file.currency'), cell: (row) => row.currencyCode },
  ];
}
