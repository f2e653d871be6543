import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { CopyableValue } from '../../../shared/copy/copyable-value.tsx';
import type { Column } from '../../../shared/list/row-table.tsx';
import { DetailButton } from '../../../shared/records/detail-button.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { type Deposit, depositMethodsQuery } from './deposit-queries.ts';
import { statusTones } from './deposit-status.ts';
import { statusNames } from './status-text.ts';

/** What a row of a phone says of a deposit, in columns. */
export function useDepositColumns(onOpen: (depositId: string) => void): readonly Column<Deposit>[] {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  const { data: methods } = useQuery(depositMethodsQuery(useApi()));
  const nameOf = (code: string) => methods?.find(({ methodCode }) => methodCode === code)?.name ?? code;
  const amount = ({ amountMinor, currencyCode }: Deposit) => money(minorOf(amountMinor), currencyCode);
  return [
    {
      name: t('records.time'),
      cell: (deposit) => (
        <time dateTime={deposit.placedAt} className="tabular text-muted">
          {moment(deposit.placedAt)}
        </time>
      ),
    },
    {
      name: t('deposit.method'),
      isHead: true,
      cell: ({ methodCode }) => <span className="font-semibold">{nameOf(methodCode)}</span>,
    },
    {
      name: t('deposit.reference'),
      cell: ({ depositId }) => (
        <span className="text-muted">
          <CopyableValue text={depositId} label={t('deposit.reference.copy')} />
        </span>
      ),
    },
    {
      name: t('bets.status'),
      cell: ({ status }) => <Badge tone={statusTones[status]}>{t(statusNames[status])}</Badge>,
    },
    { name: t('records.amount'), isAmount: true, cell: amount },
    {
      name: t('records.detail'),
      cell: (deposit) => <DetailButton of={amount(deposit)} onOpen={() => onOpen(deposit.depositId)} />,
    },
  ];
}
