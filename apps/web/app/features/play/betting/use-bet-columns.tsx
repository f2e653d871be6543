import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { CopyableValue } from '../../../shared/copy/copyable-value.tsx';
import type { Column } from '../../../shared/list/row-table.tsx';
import { BetResult } from '../../../shared/records/bet-result.tsx';
import { DetailButton } from '../../../shared/records/detail-button.tsx';
import { VerifyLink } from './bet-row.tsx';
import type { Bet } from './bets-queries.ts';

/** What a row of a phone says of a bet, in columns. */
export function useBetColumns(onOpen: (betKey: string) => void): readonly Column<Bet>[] {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  return [
    {
      name: t('records.time'),
      cell: (bet) => (
        <time dateTime={bet.placedAt} className="tabular text-muted">
          {moment(bet.placedAt)}
        </time>
      ),
    },
    {
      name: t('bets.game'),
      isHead: true,
      cell: (bet) => <span className="font-semibold">{bet.gameName}</span>,
    },
    {
      name: t('bets.number'),
      cell: (bet) => (
        <span className="text-muted">
          <CopyableValue text={bet.externalKey} label={t('bets.number.copy')} />
        </span>
      ),
    },
    {
      name: t('bets.stake'),
      isAmount: true,
      cell: (bet) => money(minorOf(bet.stakeMinor), bet.currencyCode),
    },
    {
      name: t('bets.total.payout'),
      isAmount: true,
      cell: (bet) => money(minorOf(bet.payoutMinor), bet.currencyCode),
    },
    { name: t('bets.total.net'), isAmount: true, cell: (bet) => <BetResult bet={bet} /> },
    { name: t('bets.check'), cell: (bet) => <VerifyLink bet={bet} /> },
    {
      name: t('records.detail'),
      cell: (bet) => <DetailButton of={bet.gameName} onOpen={() => onOpen(bet.betKey)} />,
    },
  ];
}
