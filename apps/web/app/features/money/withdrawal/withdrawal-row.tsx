import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { DetailButton } from '../../../shared/records/detail-button.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { Withdrawal } from './withdrawal-queries.ts';
import { statusNames, statusTones } from './withdrawal-status.ts';

interface WithdrawalRowProps {
  readonly withdrawal: Withdrawal;
  /** Where there is more to tell of it. */
  readonly onOpen?: (withdrawalId: string) => void;
}

/** One withdrawal: how much, where to, when, and how it stands. */
export function WithdrawalRow({ withdrawal, onOpen }: WithdrawalRowProps) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  const { amountMinor, feeMinor, currencyCode, status, reason, bankName, lastDigits } = withdrawal;
  const amount = (wire: string) => money(minorOf(wire), currencyCode);
  return (
    <div className="space-y-1 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="tabular font-semibold">{amount(amountMinor)}</span>
        <Badge tone={statusTones[status]}>{t(statusNames[status])}</Badge>
      </div>
      <p className="text-caption text-muted">
        {t('withdraw.row.account', { bank: bankName, digits: lastDigits })}
      </p>
      {feeMinor === '0' ? null : (
        <p className="tabular text-caption text-muted">{t('withdraw.row.fee', { fee: amount(feeMinor) })}</p>
      )}
      <time dateTime={withdrawal.placedAt} className="tabular block text-caption text-muted">
        {moment(withdrawal.placedAt)}
      </time>
      {reason === '' ? null : (
        <p className="text-detail text-pretty">{t('withdraw.row.reason', { reason })}</p>
      )}
      {onOpen === undefined ? null : (
        <div className="-mb-2 text-end">
          <DetailButton of={amount(amountMinor)} onOpen={() => onOpen(withdrawal.withdrawalId)} />
        </div>
      )}
    </div>
  );
}
