import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { CopyableValue } from '../../../shared/copy/copyable-value.tsx';
import { RecordFacts } from '../../../shared/records/record-sheet.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import type { Deposit } from './deposit-queries.ts';
import { statusTones } from './deposit-status.ts';
import { statusNames, statusText } from './status-text.ts';
import { useMethodName } from './use-method-name.ts';

/** A deposit of the record; one that is under way, or has no money, leads to where it is paid. */
export function DepositRecordFacts({ deposit }: { readonly deposit: Deposit }) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  const fee = minorOf(deposit.feeMinor);
  const methodName = useMethodName(deposit.methodCode) ?? deposit.methodCode;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="tabular text-xl font-bold">
          {money(minorOf(deposit.amountMinor), deposit.currencyCode)}
        </span>
        <Badge tone={statusTones[deposit.status]}>{t(statusNames[deposit.status])}</Badge>
      </div>
      <p className="text-detail text-pretty text-muted">{t(statusText(deposit))}</p>
      <RecordFacts
        facts={[
          { name: t('deposit.method'), value: methodName },
          deposit.orderedMinor === deposit.amountMinor
            ? undefined
            : {
                name: t('deposit.ordered'),
                value: money(minorOf(deposit.orderedMinor), deposit.currencyCode),
              },
          fee === 0n ? undefined : { name: t('deposit.fee'), value: money(fee, deposit.currencyCode) },
          { name: t('deposit.time'), value: moment(deposit.placedAt) },
          deposit.decidedAt === null
            ? undefined
            : { name: t('deposit.decided'), value: moment(deposit.decidedAt) },
          {
            name: t('deposit.reference'),
            value: <CopyableValue text={deposit.depositId} label={t('deposit.reference.copy')} />,
          },
        ]}
      />
      {deposit.status === 'approved' ? null : (
        <Link
          to={`/m/voucherCenter?deposit=${deposit.depositId}`}
          className={buttonClass('secondary', 'medium', true)}
        >
          {deposit.status === 'pending' ? t('deposit.record.follow') : t('deposit.record.again')}
        </Link>
      )}
    </>
  );
}
