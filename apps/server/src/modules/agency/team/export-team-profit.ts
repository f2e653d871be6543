import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { AnswerFile } from '@wau/service/http/call-registrar';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import { amountCell } from '../../../platform/records/file-cells.ts';
import type { FileColumn } from '../../../platform/records/record-file.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { exportRecord } from '../../messaging/message/export-record.ts';
import type { RecordFileWords } from '../../messaging/message/record-file-words.ts';
import { listTeamProfit } from './list-team-profit.ts';

type TeamLine = CallValue<Calls['listTeamProfit']>['list'][number];

/** The lines of `listTeamProfit` as a file, with names as the list shows them. */
export function exportTeamProfit(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  context: Pick<AgentContext, 'merchant' | 'member' | 'language'>,
  query: CallQuery<Calls['exportTeamProfit']>,
): Promise<AnswerFile> {
  return exportRecord(parts, context, query, {
    name: ({ t }) => t('file.team.profit'),
    columns: (words) => columnsOf(words, context.merchant.currencyCode),
    list: (page) => listTeamProfit(parts, context, page),
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
