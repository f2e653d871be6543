import type { CurrencyCode } from '@wau/money/currency';
import { toMinor } from '@wau/money/minor';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';
import type { BetLine } from './bet-line.ts';
import { ChipStrip } from './chip-strip.tsx';
import type { LotterySetting } from './lottery-queries.ts';
import type { StakeChoice } from './price-picks.ts';
import { SeriesField } from './series-field.tsx';
import { Stepper } from './stepper.tsx';

interface StakeFieldsProps {
  readonly setting: LotterySetting;
  readonly stake: StakeChoice;
  readonly onChange: (stake: StakeChoice) => void;
  /** What is picked, by the stake that is chosen. */
  readonly priced: Omit<BetLine, 'numbers'>;
  /** Only plays that pay by a prize group have one to choose. */
  readonly hasSeries: boolean;
}

const multiples = [1, 2, 5, 10, 50, 100] as const;

/** What a line costs, how often it is taken, and by which prize group it pays. */
export function StakeFields({ setting, stake, priced, onChange, hasSeries }: StakeFieldsProps) {
  const t = useTranslate();
  const money = useShortMoney();
  const currencyCode: CurrencyCode = setting.currencyCode;
  return (
    <div className="space-y-3">
      <div className="space-y-1.5">
        <p aria-hidden="true" className="text-detail text-muted">
          {t('slip.unit')}
        </p>
        <ChipStrip
          label={t('slip.unit')}
          isInner
          chips={setting.units.map((unit) => ({
            value: unit,
            label: money(toMinor(BigInt(unit)), currencyCode),
          }))}
          chosen={stake.unitMinor.toString()}
          onChoose={(unit) => onChange({ ...stake, unitMinor: BigInt(unit) })}
        />
      </div>
      <Stepper
        label={t('slip.multiple')}
        value={stake.multiple}
        highest={setting.highestMultiple}
        onChange={(multiple) => onChange({ ...stake, multiple })}
      />
      <ChipStrip
        label={t('slip.multiple')}
        isInner
        chips={multiples
          .filter((multiple) => multiple <= setting.highestMultiple)
          .map((multiple) => ({ value: String(multiple), label: `×${multiple}` }))}
        chosen={String(stake.multiple)}
        onChoose={(multiple) => onChange({ ...stake, multiple: Number(multiple) })}
      />
      {hasSeries && setting.seriesLowest < setting.seriesHighest ? (
        <SeriesField
          lowest={setting.seriesLowest}
          highest={setting.seriesHighest}
          value={stake.series}
          priced={priced}
          currencyCode={currencyCode}
          onChange={(series) => onChange({ ...stake, series })}
        />
      ) : null}
    </div>
  );
}
