import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { AnswerFile } from '@wau/service/http/call-registrar';
import { requireDays } from '../../../platform/calendar/require-days.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { countRecordFile } from '../../../platform/records/count-record-file.ts';
import { amountCell, momentCell } from '../../../platform/records/file-cells.ts';
import { type FileColumn, recordFile } from '../../../platform/records/record-file.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type RecordFileWords, recordFileWords } from '../../messaging/message/record-file-words.ts';
import { listMovements } from './list-movements.ts';

type MovementView = CallValue<Calls['listMovements']>['list'][number];

/** The movements of `listMovements` as a file. */
export async function exportMovements(
  parts: Pick<ServerParts, 'ledger' | 'runner' | 'clock'>,
  context: Pick<MemberContext, 'merchant' | 'member' | 'language'>,
  query: CallQuery<Calls['exportMovements']>,
): Promise<AnswerFile> {
  const days = requireDays(query);
  await countRecordFile(parts, context);
  const words = recordFileWords(context, parts.clock.nowMs());
  return recordFile({
    name: words.t('file.movements'),
    days,
    cutText: words.cutText,
    columns: columnsOf(words, context.merchant.timeZone),
    readRows: (cursor, pageSize) =>
      listMovements(parts, context, { ...query, pageSize, ...(cursor === undefined ? {} : { cursor }) }),
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
