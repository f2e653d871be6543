import { toMinor } from '@wau/money/minor';
import { memo } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { LotterySetting } from '../../../platform/lottery/lottery-terms-queries.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';
import type { BetLine } from './bet-line.ts';
import { ChipStrip } from './chip-strip.tsx';
import type { StakeChoice } from './price-picks.ts';
import { SeriesField } from './series-field.tsx';
import { Stepper } from './stepper.tsx';

type ChangeStake = (changes: Partial<StakeChoice>) => void;

interface StakeFieldsProps {
  readonly setting: LotterySetting;
  readonly stake: StakeChoice;
  readonly onChange: ChangeStake;
  /** What is picked, by the stake that is chosen. */
  readonly priced: Omit<BetLine, 'numbers'>;
  /** Only plays that pay by a prize group have one to choose. */
  readonly hasSeries: boolean;
}

/** What a line costs, how often it is taken, and by which prize group it pays. */
export function StakeFields({ setting, stake, priced, onChange, hasSeries }: StakeFieldsProps) {
  return (
    <div className="space-y-3">
      <UnitField setting={setting} unitMinor={stake.unitMinor} onChange={onChange} />
      <MultipleField setting={setting} multiple={stake.multiple} onChange={onChange} />
      {hasSeries && setting.seriesLowest < setting.seriesHighest ? (
        <SeriesField
          lowest={setting.seriesLowest}
          highest={setting.seriesHighest}
          value={stake.series}
          priced={priced}
          currencyCode={setting.currencyCode}
          onChange={(series) => onChange({ series })}
        />
      ) : null}
    </div>
  );
}

interface UnitFieldProps {
  readonly setting: LotterySetting;
  readonly unitMinor: bigint;
  readonly onChange: ChangeStake;
}

const UnitField = memo(function UnitField({ setting, unitMinor, onChange }: UnitFieldProps) {
  const t = useTranslate();
  const money = useShortMoney();
  return (
    <div className="space-y-1.5">
      <p aria-hidden="true" className="text-detail text-muted">
        {t('slip.unit')}
      </p>
      <ChipStrip
        label={t('slip.unit')}
        isInner
        chips={setting.units.map((unit) => ({
          value: unit,
          label: money(toMinor(BigInt(unit)), setting.currencyCode),
        }))}
        chosen={unitMinor.toString()}
        onChoose={(unit) => onChange({ unitMinor: BigInt(unit) })}
      />
    </div>
  );
});

const multiples = [1, 2, 5, 10, 50, 100] as const;

interface MultipleFieldProps {
  readonly setting: LotterySetting;
  readonly multiple: number;
  readonly onChange: ChangeStake;
}

const MultipleField = memo(function MultipleField({
  setting: { highestMultiple },
  multiple: chosen,
  onChange,
}: MultipleFieldProps) {
  const t = useTranslate();
  return (
    <>
      <Stepper
        label={t('slip.multiple')}
        value={chosen}
        highest={highestMultiple}
        onChange={(multiple) => onChange({ multiple })}
      />
      <ChipStrip
        label={t('slip.multiple')}
        isInner
        chips={multiples
          .filter((multiple) => multiple <= highestMultiple)
          .map((multiple) => ({ value: String(multiple), label: `×${multiple}` }))}
        chosen={String(chosen)}
        onChoose={(multiple) => onChange({ multiple: Number(multiple) })}
      />
    </>
  );
});
