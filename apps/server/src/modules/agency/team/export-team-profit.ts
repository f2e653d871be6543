import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { AnswerFile } from '@wau/service/http/call-registrar';
import { requireDays } from '../../../platform/calendar/require-days.ts';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import { countRecordFile } from '../../../platform/records/count-record-file.ts';
import { amountCell } from '../../../platform/records/file-cells.ts';
import { type FileColumn, recordFile } from '../../../platform/records/record-file.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type RecordFileWords, recordFileWords } from '../../messaging/message/record-file-words.ts';
import { listTeamProfit } from './list-team-profit.ts';

type TeamLine = CallValue<Calls['listTeamProfit']>['list'][number];

/** The lines of `listTeamProfit` as a file, with names as the list shows them. */
export async function exportTeamProfit(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  context: Pick<AgentContext, 'merchant' | 'member' | 'language'>,
  query: CallQuery<Calls['exportTeamProfit']>,
): Promise<AnswerFile> {
  const days = requireDays(query);
  await countRecordFile(parts, context);
  const words = recordFileWords(context, parts.clock.nowMs());
  return recordFile({
    name: words.t('file.team.profit'),
    days,
    cutText: words.cutText,
    columns: columnsOf(words, context.merchant.currencyCode),
    readRows: (cursor, pageSize) =>
      listTeamProfit(parts, context, { ...query, pageSize, ...(cursor === undefined ? {} : { cursor }) }),
  });
}

type Currency = AgentContext['merchant']['currencyCode'];

function columnsOf({ t }: RecordFileWords, currencyCode: Currency): readonly FileColumn<TeamLine>[] {
  const amount = (amountMinor: string) => amountCell(amountMinor, currencyCode);
  return [
    { title: t('file.member'), cell: (line) => line.userName },
    { title: t('file.team.below'), cell: (line) => String(line.memberCount) },
    { title: t('file.figure.bet.count'), cell: (line) => String(line.betCount) },
    { title: t('file.stake'), cell: (line) => amount(line.stakeMinor) },
    { title: t('file.figure.turnover'), cell: (line) => amount(line.turnoverMinor) },
    { title: t('file.payout'), cell: (line) => amount(line.payoutMinor) },
    { title: t('file.net'), cell: (line) => amount(line.netMinor) },
    { title: t('file.figure.deposit'), cell: (line) => amount(line.depositMinor) },
    { title: t('file.figure.withdrawal'), cell: (line) => amount(line.withdrawalMinor) },
    { title: t('file.currency'), cell: () => currencyCode },
  ];
}
