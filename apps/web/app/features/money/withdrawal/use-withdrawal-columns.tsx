import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import type { Column } from '../../../shared/list/row-table.tsx';
import { DetailButton } from '../../../shared/records/detail-button.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { Withdrawal } from './withdrawal-queries.ts';
import { statusNames, statusTones } from './withdrawal-status.ts';

/** What a row of a phone says of a withdrawal, in columns. */
export function useWithdrawalColumns(onOpen: (withdrawalId: string) => void): readonly Column<Withdrawal>[] {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  const amount = ({ amountMinor, currencyCode }: Withdrawal) => money(minorOf(amountMinor), currencyCode);
  return [
    {
      name: t('records.time'),
      cell: ({ placedAt }) => (
        <time dateTime={placedAt} className="tabular text-muted">
          {moment(placedAt)}
        </time>
      ),
    },
    {
      name: t('withdraw.account'),
      isHead: true,
      cell: ({ bankName, lastDigits }) => (
        <span className="font-semibold">
          {t('withdraw.row.account', { bank: bankName, digits: lastDigits })}
        </span>
      ),
    },
    {
      name: t('bets.status'),
      cell: ({ status, reason }) => (
        <>
          <Badge tone={statusTones[status]}>{t(statusNames[status])}</Badge>
          {reason === '' ? null : <span className="block text-caption text-muted">{reason}</span>}
        </>
      ),
    },
    {
      name: t('withdraw.fee'),
      isAmount: true,
      cell: ({ feeMinor, currencyCode }) => money(minorOf(feeMinor), currencyCode),
    },
    { name: t('records.amount'), isAmount: true, cell: amount },
    {
      name: t('records.detail'),
      cell: (withdrawal) => (
        <DetailButton of={amount(withdrawal)} onOpen={() => onOpen(withdrawal.withdrawalId)} />
      ),
    },
  ];
}
