import { type CurrencyCode, currencyOf } from '@wau/money/currency';
import { type Minor, parseMajorText } from '@wau/money/minor';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';
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
  const money = useShortMoney();
  const chosenAmount = parseMajorText(chosen, currencyOf(currencyCode));
  return (
    <div className="thirds gap-2">
      {amounts.map((wire) => {
        const amount = minorOf(wire);
        return (
          <button
            key={wire}
            type="button"
            aria-pressed={amount === chosenAmount}
            onClick={() => onChoose(amount)}
            className={classNames(
              'tabular min-h-11 px-0.5 whitespace-nowrap rounded-small border font-semibold transition',
              amount === chosenAmount
                ? 'border-gold-text bg-raised text-gold-text'
                : 'border-line bg-surface text-text',
            )}
          >
            {money(amount, currencyCode)}
          </button>
        );
      })}
    </div>
  );
}
