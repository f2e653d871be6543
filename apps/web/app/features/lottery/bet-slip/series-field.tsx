import type { CurrencyCode } from '@wau/money/currency';
import { toMinor } from '@wau/money/minor';
import { seriesWhole } from '@wau/rules/lottery/series-rebate';
import { useId } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { usePercent } from '../../../platform/language/use-percent.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { type BetLine, rebateOf } from './bet-line.ts';
import { useOddsText } from './odds-text.ts';

interface SeriesFieldProps {
  readonly lowest: number;
  readonly highest: number;
  readonly value: number;
  /** What is picked, by the series that is chosen. */
  readonly priced: Omit<BetLine, 'numbers'>;
  readonly currencyCode: CurrencyCode;
  readonly onChange: (series: number) => void;
}

const seriesStep = 10;
const wholeBasisPoints = 10_000;

/** Odds against rebate: what either is at the series, and what that means for what is picked. */
export function SeriesField({ lowest, highest, value, priced, currencyCode, onChange }: SeriesFieldProps) {
  const t = useTranslate();
  const money = useMoney();
  const percent = usePercent();
  const oddsText = useOddsText();
  const id = useId();
  const noteId = useId();
  const parts = highest - value;
  const [low, high] = [oddsText(Math.min(...priced.odds)), oddsText(Math.max(...priced.odds))];
  const odds = low === high ? high : t('slip.range', { low, high });
  const rebateMinor = rebateOf(priced, highest);
  const figures = t('slip.series.figures', {
    odds,
    percent: percent((parts * wholeBasisPoints) / seriesWhole),
  });
  return (
    <div>
      <label
        htmlFor={id}
        className="flex flex-wrap items-center justify-between gap-x-3 text-detail text-muted"
      >
        {t('slip.series')}
        <output htmlFor={id} className="tabular font-semibold text-text">
          {figures}
        </output>
      </label>
      <input
        id={id}
        type="range"
        min={lowest}
        max={highest}
        step={seriesStep}
        value={value}
        aria-valuetext={`${value}: ${figures}`}
        aria-describedby={noteId}
        onChange={({ target }) => onChange(Number(target.value))}
        className="h-11 w-full accent-gold"
      />
      <p id={noteId} className="min-h-10 text-caption text-pretty text-muted">
        {parts === 0
          ? t('slip.series.slip.none')
          : rebateMinor === 0n
            ? null
            : t('slip.series.slip', { amount: money(toMinor(rebateMinor), currencyCode) })}
      </p>
    </div>
  );
}
