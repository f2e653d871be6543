import { useId } from 'react';
import { useLanguage, useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney, useShortMoney } from '../../../platform/money/use-money.ts';
import { PaymentMark } from '../../../shared/payment/payment-mark.tsx';
import { useOpeningMoment } from '../../../shared/time/use-opening-moment.ts';
import type { DepositMethod } from './deposit-queries.ts';

interface MethodChoiceProps {
  readonly methods: readonly DepositMethod[];
  readonly value: string;
  readonly onChange: (methodCode: string) => void;
}

/** The ways to pay, each with its bounds. */
export function MethodChoice({ methods, value, onChange }: MethodChoiceProps) {
  const t = useTranslate();
  const money = useShortMoney();
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium text-muted">{t('deposit.method')}</legend>
      <div className="space-y-2">
        {methods.map((method) => (
          <label
            key={method.methodCode}
            className="flex min-h-16 items-center gap-3 rounded-medium border border-line bg-surface px-4 py-2 has-checked:border-gold-text has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-gold-text"
          >
            <PaymentMark code={method.methodCode} name={method.name} />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{method.name}</span>
              <span className="tabular block text-caption text-muted">
                {`${money(minorOf(method.minAmountMinor), method.currencyCode)} – ${money(minorOf(method.maxAmountMinor), method.currencyCode)}`}
              </span>
              <MethodRules method={method} />
            </span>
            <input
              type="radio"
              name={name}
              value={method.methodCode}
              checked={method.methodCode === value}
              disabled={!method.isOpen}
              onChange={() => onChange(method.methodCode)}
              className="size-5 shrink-0 accent-gold"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** When a closed way to pay opens, and what an open one costs. */
function MethodRules({ method }: { readonly method: DepositMethod }) {
  const t = useTranslate();
  const opensAt = useOpeningMoment();
  const fee = useFeeText(method);
  if (method.isOpen) return fee === undefined ? null : <span className={ruleClass}>{fee}</span>;
  const { changesAt } = method;
  return (
    <span className="block text-caption text-pretty text-hibiscus-text">
      {changesAt === null
        ? t('deposit.method.closed')
        : t('deposit.method.opens', { moment: opensAt(changesAt) })}
    </span>
  );
}

const ruleClass = 'tabular block text-caption text-pretty text-muted';

/** What a way to pay costs whoever pays; `undefined` where it costs nothing. */
function useFeeText({
  feePayer,
  feeFlatMinor,
  feeBasisPoints,
  currencyCode,
}: DepositMethod): string | undefined {
  const t = useTranslate();
  const money = useMoney();
  const { locale } = useLanguage();
  const flat = minorOf(feeFlatMinor);
  if (feePayer === 'merchant' || (flat === 0n && feeBasisPoints === 0)) return undefined;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const parts = [
    ...(flat === 0n ? [] : [money(flat, currencyCode)]),
    ...(feeBasisPoints === 0 ? [] : [percent.format(feeBasisPoints / 10_000)]),
  ];
  return t('deposit.fee.of', { fee: parts.join(' + ') });
}
