import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { AnswerFile } from '@wau/service/http/call-registrar';
import { requireDays } from '../../../platform/calendar/require-days.ts';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import { countRecordFile } from '../../../platform/records/count-record-file.ts';
import { momentCell } from '../../../platform/records/file-cells.ts';
import { type FileColumn, recordFile } from '../../../platform/records/record-file.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type RecordFileWords, recordFileWords } from '../../messaging/message/record-file-words.ts';
import { parseBetKeyText } from '../../play/betting/bet.ts';
import { betColumnsOf } from '../../play/betting/export-bets.ts';
import { listTeamBets } from './list-team-bets.ts';

type TeamBet = CallValue<Calls['listTeamBets']>['list'][number];

/** The bets of `listTeamBets` as a file, with names as the list shows them. */
export async function exportTeamBets(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  context: Pick<AgentContext, 'merchant' | 'member' | 'language'>,
  query: CallQuery<Calls['exportTeamBets']>,
): Promise<AnswerFile> {
  const days = requireDays(query);
  await countRecordFile(parts, context);
  const words = recordFileWords(context, parts.clock.nowMs());
  return recordFile({
    name: words.t('file.team.bets'),
    days,
    cutText: words.cutText,
    columns: columnsOf(words, context.merchant.timeZone),
    readRows: (cursor, pageSize) =>
      listTeamBets(parts, context, { ...query, pageSize, ...(cursor === undefined ? {} : { cursor }) }),
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
