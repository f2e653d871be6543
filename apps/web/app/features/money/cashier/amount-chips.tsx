import { type CurrencyCode, currencyOf } from '@wau/money/currency';
import { type Minor, minorToMajorText } from '@wau/money/minor';
import { useLanguage } from '../../../platform/i18n/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { classNames } from '../../../ui/class-names.ts';

interface AmountChipsProps {
  readonly amounts: readonly string[];
  readonly currencyCode: CurrencyCode;
  /** What stands in the field now, in major units. */
  readonly chosen: string;
  readonly onChoose: (amount: Minor) => void;
}

/** Amounts that many choose: one tap instead of typing. */
export function AmountChips({ amounts, currencyCode, chosen, onChoose }: AmountChipsProps) {
  const { locale } = useLanguage();
  const currency = currencyOf(currencyCode);
  return (
    <div className="thirds gap-2">
      {amounts.map((wire) => {
        const amount = minorOf(wire);
        const major = minorToMajorText(amount, currency);
        // Whole amounts read faster without their zeros; the digits are exact either way.
        const digits = new Intl.NumberFormat(locale).format(major as Intl.StringNumericLiteral);
        return (
          <button
            key={wire}
            type="button"
            aria-pressed={major === chosen}
            onClick={() => onChoose(amount)}
            className={classNames(
              'tabular min-h-11 px-1 rounded-small border font-semibold transition',
              major === chosen
                ? 'border-gold-text bg-raised text-gold-text'
                : 'border-line bg-surface text-text',
            )}
          >
            {`${currency.symbol} ${digits}`}
          </button>
        );
      })}
    </div>
  );
}
