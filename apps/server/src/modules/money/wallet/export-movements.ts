import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { AnswerFile } from '@wau/service/http/call-registrar';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { amountCell, momentCell } from '../../../platform/records/file-cells.ts';
import type { FileColumn } from '../../../platform/records/record-file.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { exportRecord } from '../../messaging/message/export-record.ts';
import type { RecordFileWords } from '../../messaging/message/record-file-words.ts';
import { listMovements } from './list-movements.ts';

type MovementView = CallValue<Calls['listMovements']>['list'][number];

/** The movements of `listMovements` as a file. */
export function exportMovements(
  parts: Pick<ServerParts, 'ledger' | 'runner' | 'clock'>,
  context: Pick<MemberContext, 'merchant' | 'member' | 'language'>,
  query: CallQuery<Calls['exportMovements']>,
): Promise<AnswerFile> {
  return exportRecord(parts, context, query, {
    name: ({ t }) => t('file.movements'),
    columns: (words) => columnsOf(words, context.merchant.timeZone),
    list: (page) => listMovements(parts, context, page),
  });
}

function columnsOf(
  { t, timeTitle, reason }: RecordFileWords,
  timeZone: string,
): readonly FileColumn<MovementView>[] {
  return [
    { title: timeTitle, cell: (row) => momentCell(row.happenedAt, timeZone) },
    { title: t('file.kind'), cell: (row) => reason(row.reason) },
    { title: t('file.game'), cell: (row) => row.gameName },
    { title: t('file.number'), cell: (row) => row.reference },
    { title: t('file.amount'), cell: (row) => amountCell(row.amountMinor, row.currencyCode) },
    { title: t('file.balance'), cell: (row) => amountCell(row.balanceMinor, row.currencyCode) },
    { title: t('file.currency'), cell: (row) => row.currencyCode },
  ];
}
