import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { CopyableValue } from '../../../shared/copy/copyable-value.tsx';
import { PaymentMark } from '../../../shared/payment/payment-mark.tsx';
import { RecordZone } from '../../../shared/records/record-zone.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useBonusFacts } from './bonus-facts.ts';
import type { Deposit } from './deposit-queries.ts';
import { type DepositStep, depositSteps, type StepState } from './deposit-steps.ts';
import { hasCountdown, PayCountdown } from './pay-countdown.tsx';
import { statusNames, statusText } from './status-text.ts';
import { useMethodName } from './use-method-name.ts';

const stepNames = {
  placed: 'deposit.step.placed',
  paid: 'deposit.step.paid',
  added: 'deposit.step.added',
} as const;

/** The new deposit detail (`dep_func`): the way of the money step by step, and each fact on a card of its own. */
export function DepositCards({ deposit }: { deposit: Deposit }) {
  const t = useTranslate();
  const money = useMoney();
  const fee = minorOf(deposit.feeMinor);
  const bonusFacts = useBonusFacts(deposit);
  const methodName = useMethodName(deposit.methodCode);
  return (
    <div className="space-y-3">
      <div aria-live="polite" className="rounded-large bg-linear-to-br from-raised to-surface p-5 shadow-low">
        <p className="tabular text-3xl font-bold">
          {money(minorOf(deposit.amountMinor), deposit.currencyCode)}
        </p>
        <p className="mt-1 font-semibold">{t(statusNames[deposit.status])}</p>
        <p className="mt-1 text-detail text-pretty text-muted">{t(statusText(deposit))}</p>
        {hasCountdown(deposit) ? <PayCountdown deposit={deposit} /> : null}
        <ol className="mt-5 grid grid-cols-3">
          {depositSteps(deposit.status).map((step, index) => (
            <Step key={step.name} step={step} isFirst={index === 0} />
          ))}
        </ol>
      </div>
      <dl className="halves gap-3">
        {methodName === undefined ? null : (
          <Fact name={t('deposit.method')} isWide>
            <span className="flex items-center gap-3">
              <PaymentMark code={deposit.methodCode} name={methodName} />
              {methodName}
            </span>
          </Fact>
        )}
        {deposit.orderedMinor === deposit.amountMinor ? null : (
          <Fact name={t('deposit.ordered')} isWide>
            <span className="tabular">{money(minorOf(deposit.orderedMinor), deposit.currencyCode)}</span>
          </Fact>
        )}
        {fee === 0n ? null : (
          <Fact name={t('deposit.fee')} isWide>
            <span className="tabular">{money(fee, deposit.currencyCode)}</span>
          </Fact>
        )}
        {bonusFacts.map(([name, text]) => (
          <Fact key={name} name={name} isWide>
            <span className="tabular">{text}</span>
          </Fact>
        ))}
        <Fact name={t('deposit.time')}>
          <Moment at={deposit.placedAt} />
        </Fact>
        <Fact name={deposit.decidedAt === null ? t('deposit.expires') : t('deposit.decided')}>
          <Moment at={deposit.decidedAt ?? deposit.expiresAt} />
        </Fact>
        <Fact name={t('deposit.reference')} isWide>
          <CopyableValue text={deposit.depositId} label={t('deposit.reference.copy')} />
        </Fact>
      </dl>
      <RecordZone />
    </div>
  );
}

function Moment({ at }: { at: string }) {
  const moment = useRecordMoment();
  return (
    <time dateTime={at} className="tabular">
      {moment(at)}
    </time>
  );
}

const dots: Readonly<Record<StepState, string>> = {
  done: 'bg-sea text-on-sea',
  now: 'bg-page ring-2 ring-gold-text',
  ahead: 'bg-page ring-1 ring-outline',
  failed: 'bg-hibiscus text-on-hibiscus',
};

const marks: Readonly<Record<StepState, ReactNode>> = {
  done: <Check />,
  now: <span className="size-2 rounded-full bg-gold" />,
  ahead: null,
  failed: <X />,
};

function Step({ step, isFirst }: { step: DepositStep; isFirst: boolean }) {
  const t = useTranslate();
  return (
    <li
      aria-current={step.state === 'now' ? 'step' : undefined}
      className="relative flex flex-col items-center gap-2 text-center text-caption leading-4"
    >
      {isFirst ? null : (
        <span
          className={classNames(
            'absolute end-1/2 top-3.5 me-3.5 h-0.5 w-[calc(100%-28px)]',
            step.state === 'done' ? 'bg-sea' : 'bg-line',
          )}
        />
      )}
      <span
        className={classNames(
          'relative flex size-7 items-center justify-center rounded-full [&_svg]:size-4',
          dots[step.state],
        )}
      >
        {marks[step.state]}
      </span>
      <span className={step.state === 'ahead' ? 'text-muted' : 'font-medium'}>{t(stepNames[step.name])}</span>
    </li>
  );
}

function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={classNames('rounded-medium bg-surface p-3.5 shadow-low', isWide && 'col-span-full')}>
      <dt className="text-caption text-muted">{name}</dt>
      <dd className="mt-1 text-detail font-medium">{children}</dd>
    </div>
  );
}
