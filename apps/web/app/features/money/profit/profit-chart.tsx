import { toMinor } from '@wau/money/minor';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import type { Days } from '../../../platform/records/record-days.ts';
import { useDayName } from '../../../shared/records/use-day-name.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { ProfitBar } from './profit-bars.ts';
import { profitBars } from './profit-bars.ts';
import type { Profit } from './profit-queries.ts';

interface ProfitChartProps {
  readonly days: Days;
  readonly profit: Profit;
}

const chart = { width: 320, height: 120, middle: 60, reach: 54 };
/** A day on which something was won or lost is seen, however little it was. */
const shortestBar = 1.5;

/** How play went day by day: up where it won, down where it lost. The list below says the same in figures. */
export function ProfitChart({ days, profit }: ProfitChartProps) {
  const t = useTranslate();
  const bars = profitBars(days, profit.days);
  const summary = useSummary(bars, profit);
  const dayName = useDayName();
  // One bar shows nothing that its figure does not say.
  if (bars.length < 2 || bars.every(({ height }) => height === 0)) return null;
  const step = chart.width / bars.length;
  const width = Math.max(1, Math.min(step * 0.7, 24));
  return (
    <figure className="rounded-large bg-surface p-4 shadow-low">
      <figcaption className="mb-3 text-detail font-semibold">{t('profit.chart')}</figcaption>
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        className="h-30 w-full"
        preserveAspectRatio="none"
      >
        <line
          x1={0}
          x2={chart.width}
          y1={chart.middle}
          y2={chart.middle}
          className="stroke-outline"
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
        />
        {bars.map(({ day, height }, place) => {
          if (height === 0) return null;
          const size = Math.max(shortestBar, Math.abs(height) * chart.reach);
          return (
            <rect
              key={day}
              x={place * step + (step - width) / 2}
              y={height > 0 ? chart.middle - size : chart.middle}
              width={width}
              height={size}
              className={classNames(height > 0 ? 'fill-sea' : 'fill-hibiscus')}
            />
          );
        })}
      </svg>
      <div aria-hidden="true" className="tabular mt-1 flex justify-between text-caption text-muted">
        <span>{dayName(days.fromDay)}</span>
        <span>{dayName(days.toDay)}</span>
      </div>
    </figure>
  );
}

/** The picture in words, for whoever does not see it. */
function useSummary(bars: readonly ProfitBar[], { currencyCode }: Profit): string {
  const t = useTranslate();
  const money = useMoney();
  const dayName = useDayName();
  const sorted = bars
    .filter(({ height }) => height !== 0)
    .toSorted((one, other) => other.height - one.height);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (best === undefined || worst === undefined) return t('profit.chart');
  const figure = ({ resultMinor }: ProfitBar) =>
    resultMinor < 0n
      ? `−${money(toMinor(-resultMinor), currencyCode)}`
      : `+${money(resultMinor, currencyCode)}`;
  return t('profit.chart.summary', {
    bestDay: dayName(best.day),
    best: figure(best),
    worstDay: dayName(worst.day),
    worst: figure(worst),
  });
}
