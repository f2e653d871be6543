import type { CurrencyCode } from '@wau/money/currency';
import { unbroken } from '@wau/money/format';
import type { Minor } from '@wau/money/minor';
import { type ReactNode, useId } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { usePercent } from '../../../platform/language/use-percent.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { bonusSumOf, type DepositBonusOffer } from './bonus-choice.ts';

interface BonusChoiceFieldProps {
  readonly offers: readonly DepositBonusOffer[];
  readonly currencyCode: CurrencyCode;
  /** What was typed, where it can be ordered. */
  readonly amount: Minor | undefined;
  /** The promotion chosen; `undefined`: none. */
  readonly value: string | undefined;
  readonly onChange: (promotionId: string | undefined) => void;
}

/** The bonuses that can be chosen with a deposit, or none; what each gives, asks for and when it ends stands with it. */
export function BonusChoiceField({ offers, currencyCode, amount, value, onChange }: BonusChoiceFieldProps) {
  const t = useTranslate();
  const name = useId();
  const ruleId = useId();
  if (offers.length === 0) return null;
  return (
    <fieldset aria-describedby={ruleId}>
      <legend className="mb-1.5 text-sm font-medium text-muted">{t('deposit.bonus.choose')}</legend>
      <p id={ruleId} className="mb-2 text-caption text-pretty text-muted">
        {t('deposit.bonus.rule')}
      </p>
      <div className="space-y-2">
        <Choice
          name={name}
          title={t('deposit.bonus.none')}
          isChosen={value === undefined}
          onChoose={() => onChange(undefined)}
        >
          <Line>{t('deposit.bonus.none.text')}</Line>
        </Choice>
        {offers.map((offer) => (
          <Choice
            key={offer.promotionId}
            name={name}
            title={offer.title}
            isChosen={value === offer.promotionId}
            onChoose={() => onChange(offer.promotionId)}
          >
            <OfferLines offer={offer} currencyCode={currencyCode} amount={amount} />
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly title: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Choice({ name, title, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className="flex min-h-14 items-center gap-3 rounded-medium border border-line bg-surface px-4 py-2 has-checked:border-gold-text has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-gold-text">
      <span className="words flex-1">
        <span className="block font-semibold text-pretty">{title}</span>
        {children}
      </span>
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="size-5 shrink-0 accent-gold"
      />
    </label>
  );
}

function Line({ children }: { readonly children: ReactNode }) {
  return <span className="tabular block text-caption text-pretty text-muted">{children}</span>;
}

function OfferLines({
  offer,
  currencyCode,
  amount,
}: Pick<BonusChoiceFieldProps, 'currencyCode' | 'amount'> & { readonly offer: DepositBonusOffer }) {
  const t = useTranslate();
  const short = useShortMoney();
  const percent = usePercent();
  const moment = useRecordMoment();
  const { minimumMinor, mostMinor, basisPoints, turnoverTimes } = offer.terms;
  const money = (of: Minor) => unbroken(short(of, currencyCode));
  const sum = amount === undefined ? undefined : bonusSumOf(offer, amount);
  return (
    <>
      {basisPoints === null ? null : (
        <Line>{t('deposit.bonus.share', { share: percent(basisPoints), most: money(mostMinor) })}</Line>
      )}
      <Line>{t('deposit.bonus.minimum', { amount: money(minimumMinor) })}</Line>
      <Line>
        {turnoverTimes === 0
          ? t('deposit.bonus.times.none')
          : t('deposit.bonus.times', { times: turnoverTimes })}
      </Line>
      {offer.endsAt === null ? null : (
        <Line>{t('deposit.bonus.until', { moment: moment(offer.endsAt) })}</Line>
      )}
      {sum === undefined ? null : (
        <span className="tabular block text-caption font-semibold text-pretty text-gold-text">
          {sum.turnoverMinor === 0n
            ? t('deposit.bonus.gives.free', { amount: money(sum.bonusMinor) })
            : t('deposit.bonus.gives', { amount: money(sum.bonusMinor), turnover: money(sum.turnoverMinor) })}
        </span>
      )}
    </>
  );
}
