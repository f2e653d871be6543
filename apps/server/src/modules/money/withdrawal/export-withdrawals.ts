import type { CallQuery } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { AnswerFile } from '@wau/service/http/call-registrar';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { amountCell, momentCell } from '../../../platform/records/file-cells.ts';
import type { FileColumn } from '../../../platform/records/record-file.ts';
import { exportRecord } from '../../messaging/message/export-record.ts';
import type { RecordFileWords } from '../../messaging/message/record-file-words.ts';
import { listWithdrawalRecord } from './list-withdrawal-record.ts';
import type { WithdrawalParts } from './withdrawal-parts.ts';
import type { WithdrawalView } from './withdrawal-view.ts';

/** The withdrawals of `listWithdrawalRecord` as a file. */
export function exportWithdrawals(
  parts: Pick<WithdrawalParts, 'runner' | 'clock'>,
  context: Pick<MemberContext, 'merchant' | 'member' | 'language'>,
  query: CallQuery<Calls['exportWithdrawals']>,
): Promise<AnswerFile> {
  return exportRecord(parts, context, query, {
    name: ({ t }) => t('file.withdrawals'),
    columns: (words) => columnsOf(words, context.merchant.timeZone),
    list: (page) => listWithdrawalRecord(parts, context, page),
  });
}

function columnsOf(
  { t, timeTitle, word }: RecordFileWords,
  timeZone: string,
): readonly FileColumn<WithdrawalView>[] {
  return [
    { title: timeTitle, cell: (row) => momentCell(row.placedAt, timeZone) },
    { title: t('file.number'), cell: (row) => row.withdrawalId },
    { title: t('file.bank'), cell: (row) => `${row.bankName} ${row.lastDigits}` },
    { title: t('file.status'), cell: (row) => word(`withdraw.status.${row.status}`) },
    { title: t('file.amount'), cell: (row) => amountCell(row.amountMinor, row.currencyCode) },
    { title: t('file.fee'), cell: (row) => amountCell(row.feeMinor, row.currencyCode) },
    { title: t('file.currency'), cell: (row) => row.currencyCode },
    { title: t('file.decided'), cell: (row) => momentCell(row.endedAt, timeZone) },
    { title: t('file.reason'), cell: (row) => row.reason },
  ];
}
