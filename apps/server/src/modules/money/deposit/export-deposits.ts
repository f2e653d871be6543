import type { CallQuery } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { AnswerFile } from '@wau/service/http/call-registrar';
import { requireDays } from '../../../platform/calendar/require-days.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { countRecordFile } from '../../../platform/records/count-record-file.ts';
import { amountCell, momentCell } from '../../../platform/records/file-cells.ts';
import { type FileColumn, recordFile } from '../../../platform/records/record-file.ts';
import { type RecordFileWords, recordFileWords } from '../../messaging/message/record-file-words.ts';
import type { DepositParts } from './deposit-parts.ts';
import { selectMethodNames } from './deposit-record-sql.ts';
import type { DepositView } from './deposit-view.ts';
import { listDepositRecord } from './list-deposit-record.ts';

/** The deposits of `listDepositRecord` as a file. */
export async function exportDeposits(
  parts: Pick<DepositParts, 'runner' | 'clock'>,
  context: Pick<MemberContext, 'merchant' | 'member' | 'language'>,
  query: CallQuery<Calls['exportDeposits']>,
): Promise<AnswerFile> {
  const days = requireDays(query);
  await countRecordFile(parts, context);
  const { merchant, language } = context;
  const names = await selectMethodNames(parts.runner, merchant.merchantCode, language);
  const words = recordFileWords(context, parts.clock.nowMs());
  return recordFile({
    name: words.t('file.deposits'),
    days,
    cutText: words.cutText,
    columns: columnsOf(words, merchant.timeZone, new Map(names.map((row) => [row.method_code, row.name]))),
    readRows: (cursor, pageSize) =>
      listDepositRecord(parts, context, { ...query, pageSize, ...(cursor === undefined ? {} : { cursor }) }),
  });
}

function columnsOf(
  { t, timeTitle, word }: RecordFileWords,
  timeZone: string,
  methodNames: ReadonlyMap<string, string>,
): readonly FileColumn<DepositView>[] {
  return [
    { title: timeTitle, cell: (deposit) => momentCell(deposit.placedAt, timeZone) },
    { title: t('file.number'), cell: (deposit) => deposit.depositId },
    { title: t('file.method'), cell: ({ methodCode }) => methodNames.get(methodCode) ?? methodCode },
    { title: t('file.status'), cell: (deposit) => word(`deposit.status.${deposit.status}`) },
    { title: t('file.amount'), cell: (deposit) => amountCell(deposit.amountMinor, deposit.currencyCode) },
    { title: t('file.currency'), cell: (deposit) => deposit.currencyCode },
    { title: t('file.decided'), cell: (deposit) => momentCell(deposit.decidedAt, timeZone) },
  ];
}
