import type { CallQuery } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { AnswerFile } from '@wau/service/http/call-registrar';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { amountCell, momentCell } from '../../../platform/records/file-cells.ts';
import type { FileColumn } from '../../../platform/records/record-file.ts';
import { exportRecord } from '../../messaging/message/export-record.ts';
import type { RecordFileWords } from '../../messaging/message/record-file-words.ts';
import type { DepositParts } from './deposit-parts.ts';
import { selectMethodNames } from './deposit-record-sql.ts';
import type { DepositView } from './deposit-view.ts';
import { listDepositRecord } from './list-deposit-record.ts';

/** The deposits of `listDepositRecord` as a file. */
export function exportDeposits(
  parts: Pick<DepositParts, 'runner' | 'clock'>,
  context: Pick<MemberContext, 'merchant' | 'member' | 'language'>,
  query: CallQuery<Calls['exportDeposits']>,
): Promise<AnswerFile> {
  const { merchant, language } = context;
  return exportRecord(parts, context, query, {
    name: ({ t }) => t('file.deposits'),
    columns: async (words) => {
      const names = await selectMethodNames(parts.runner, merchant.merchantCode, language);
      return columnsOf(words, merchant.timeZone, new Map(names.map((row) => [row.method_code, row.name])));
    },
    list: (page) => listDepositRecord(parts, context, page),
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
