import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { AnswerFile } from '@wau/service/http/call-registrar';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { amountCell, momentCell } from '../../../platform/records/file-cells.ts';
import type { FileColumn } from '../../../platform/records/record-file.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { exportRecord } from '../../messaging/message/export-record.ts';
import type { RecordFileWords } from '../../messaging/message/record-file-words.ts';
import { listBets } from './list-bets.ts';

type Bet = CallValue<Calls['listBets']>['list'][number];

/** The bets of `listBets` as a file. */
export function exportBets(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  context: Pick<MemberContext, 'merchant' | 'member' | 'language'>,
  query: CallQuery<Calls['exportBets']>,
): Promise<AnswerFile> {
  return exportRecord(parts, context, query, {
    name: ({ t }) => t('file.bets'),
    columns: (words) => columnsOf(words, context.merchant.timeZone),
    list: (page) => listBets(parts, context, page),
  });
}

const statusWords = {
  open: 'bets.state.open',
  settled: 'bets.status.settled',
  refunded: 'bets.status.refunded',
} as const;

function columnsOf(words: RecordFileWords, timeZone: string): readonly FileColumn<Bet>[] {
  return [
    { title: words.timeTitle, cell: (bet) => momentCell(bet.placedAt, timeZone) },
    { title: words.t('file.number'), cell: (bet) => bet.externalKey },
    ...betColumnsOf(words),
  ];
}

type PlayedBet = Pick<
  Bet,
  'category' | 'gameName' | 'status' | 'stakeMinor' | 'payoutMinor' | 'currencyCode'
>;

/** What was played and what became of it, whoever's bet it is. */
export function betColumnsOf({ t, word, category }: RecordFileWords): readonly FileColumn<PlayedBet>[] {
  const net = ({ stakeMinor, payoutMinor }: PlayedBet) => String(BigInt(payoutMinor) - BigInt(stakeMinor));
  return [
    { title: t('file.category'), cell: (bet) => category(bet.category) },
    { title: t('file.game'), cell: (bet) => bet.gameName },
    { title: t('file.status'), cell: (bet) => word(statusWords[bet.status]) },
    { title: t('file.stake'), cell: (bet) => amountCell(bet.stakeMinor, bet.currencyCode) },
    { title: t('file.payout'), cell: (bet) => amountCell(bet.payoutMinor, bet.currencyCode) },
    {
      title: t('file.net'),
      cell: (bet) => (bet.status === 'settled' ? amountCell(net(bet), bet.currencyCode) : ''),
    },
    { title: t('file.currency'), cell: (bet) => bet.currencyCode },
  ];
}
