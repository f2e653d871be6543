import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { CopyableValue } from '../../../shared/copy/copyable-value.tsx';
import { PaymentMark } from '../../../shared/payment/payment-mark.tsx';
import { RecordZone } from '../../../shared/records/record-zone.tsx';
import { useBonusFacts } from './bonus-facts.ts';
import type { Deposit } from './deposit-queries.ts';
import { hasCountdown, PayCountdown } from './pay-countdown.tsx';
import { StatusPicture } from './status-picture.tsx';
import { statusNames, statusText } from './status-text.ts';
import { useMethodName } from './use-method-name.ts';

/** The base deposit detail: how it stands, and its facts as a list. */
export function DepositFacts({ deposit }: { deposit: Deposit }) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  const fee = minorOf(deposit.feeMinor);
  const bonusFacts = useBonusFacts(deposit);
  const methodName = useMethodName(deposit.methodCode);
  return (
    <div aria-live="polite" className="rounded-large bg-surface p-6 text-center shadow-low">
      <span className="mx-auto flex size-20 items-center justify-center rounded-full bg-raised [&_svg]:size-10">
        <StatusPicture status={deposit.status} />
      </span>
      <p className="mt-4 text-xl font-semibold">{t(statusNames[deposit.status])}</p>
      <p className="tabular mt-1 text-3xl font-bold">
        {money(minorOf(deposit.amountMinor), deposit.currencyCode)}
      </p>
      <p className="mt-2 text-pretty text-muted">{t(statusText(deposit))}</p>
      {hasCountdown(deposit) ? <PayCountdown deposit={deposit} /> : null}
      <dl className="mt-6 space-y-2 border-t border-line pt-4 text-detail">
        {methodName === undefined ? null : (
          <div className="flex items-center justify-between gap-4">
            <dt className="text-muted">{t('deposit.method')}</dt>
            <dd className="flex items-center gap-2 text-end">
              {methodName}
              <PaymentMark code={deposit.methodCode} name={methodName} />
            </dd>
          </div>
        )}
        {deposit.orderedMinor === deposit.amountMinor ? null : (
          <div className="flex justify-between gap-4">
            <dt className="text-muted">{t('deposit.ordered')}</dt>
            <dd className="tabular text-end">{money(minorOf(deposit.orderedMinor), deposit.currencyCode)}</dd>
          </div>
        )}
        {fee === 0n ? null : (
          <div className="flex justify-between gap-4">
            <dt className="text-muted">{t('deposit.fee')}</dt>
            <dd className="tabular text-end">{money(fee, deposit.currencyCode)}</dd>
          </div>
        )}
        {bonusFacts.map(([name, text]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-start text-muted">{name}</dt>
            <dd className="tabular text-end text-pretty">{text}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{t('deposit.time')}</dt>
          <dd className="tabular text-end">
            <time dateTime={deposit.placedAt}>{moment(deposit.placedAt)}</time>
          </dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{t('deposit.reference')}</dt>
          <dd className="min-w-0 text-end">
            <CopyableValue text={deposit.depositId} label={t('deposit.reference.copy')} />
          </dd>
        </div>
      </dl>
      <div className="mt-4">
        <RecordZone />
      </div>
    </div>
  );
}
