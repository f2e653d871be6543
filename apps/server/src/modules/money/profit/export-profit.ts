import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { CurrencyCode } from '@wau/money/currency';
import type { AnswerFile } from '@wau/service/http/call-registrar';
import { requireDays } from '../../../platform/calendar/require-days.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { countRecordFile } from '../../../platform/records/count-record-file.ts';
import { amountCell } from '../../../platform/records/file-cells.ts';
import { type FileColumn, recordFile } from '../../../platform/records/record-file.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type RecordFileWords, recordFileWords } from '../../messaging/message/record-file-words.ts';
import { getProfit } from './get-profit.ts';

type ProfitDay = CallValue<Calls['getProfit']>['days'][number];

/** The days of `getProfit` as a file. */
export async function exportProfit(
  parts: Pick<ServerParts, 'ledger' | 'runner' | 'clock'>,
  context: Pick<MemberContext, 'merchant' | 'member' | 'language'>,
  query: CallQuery<Calls['exportProfit']>,
): Promise<AnswerFile> {
  const days = requireDays(query);
  await countRecordFile(parts, context);
  const words = recordFileWords(context, parts.clock.nowMs());
  const profit = await getProfit(parts, context, query);
  return recordFile({
    name: words.t('file.profit'),
    days,
    cutText: words.cutText,
    columns: columnsOf(words, profit.currencyCode),
    readRows: async () => ({ list: profit.days }),
  });
}

function columnsOf({ t }: RecordFileWords, currencyCode: CurrencyCode): readonly FileColumn<ProfitDay>[] {
  return [
    { title: t('file.day'), cell: (row) => row.day },
    { title: t('file.stake'), cell: (row) => amountCell(row.stakeMinor, currencyCode) },
    { title: t('file.payout'), cell: (row) => amountCell(row.payoutMinor, currencyCode) },
    { title: t('file.rewards'), cell: (row) => amountCell(row.rewardMinor, currencyCode) },
    { title: t('file.net'), cell: (row) => amountCell(row.netMinor, currencyCode) },
    { title: t('file.currency'), cell: () => currencyCode },
  ];
}
