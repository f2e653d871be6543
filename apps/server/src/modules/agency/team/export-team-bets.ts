import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { AnswerFile } from '@wau/service/http/call-registrar';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import { momentCell } from '../../../platform/records/file-cells.ts';
import type { FileColumn } from '../../../platform/records/record-file.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { exportRecord } from '../../messaging/message/export-record.ts';
import type { RecordFileWords } from '../../messaging/message/record-file-words.ts';
import { parseBetKeyText } from '../../play/betting/bet.ts';
import { betColumnsOf } from '../../play/betting/export-bets.ts';
import { listTeamBets } from './list-team-bets.ts';

type TeamBet = CallValue<Calls['listTeamBets']>['list'][number];

/** The bets of `listTeamBets` as a file, with names as the list shows them. */
export function exportTeamBets(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  context: Pick<AgentContext, 'merchant' | 'member' | 'language'>,
  query: CallQuery<Calls['exportTeamBets']>,
): Promise<AnswerFile> {
  return exportRecord(parts, context, query, {
    name: ({ t }) => t('file.team.bets'),
    columns: (words) => columnsOf(words, context.merchant.timeZone),
    list: (page) => listTeamBets(parts, context, page),
  });
}

function columnsOf(words: RecordFileWords, timeZone: string): readonly FileColumn<TeamBet>[] {
  const { t, timeTitle } = words;
  return [
    { title: timeTitle, cell: (bet) => momentCell(bet.placedAt, timeZone) },
    { title: t('file.member'), cell: (bet) => bet.userName },
    { title: t('file.level'), cell: (bet) => String(bet.level) },
    { title: t('file.number'), cell: (bet) => parseBetKeyText(bet.betKey)?.externalKey ?? '' },
    ...betColumnsOf(words),
  ];
}
