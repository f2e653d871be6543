import type { CurrencyCode } from '@wau/money/currency';
import { useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { barsOf } from './bar-heights.ts';
import type { DashboardDays } from './dashboard-queries.ts';

const widthPx = 800;
const heightPx = 120;
/** Of a day's place, so that neighbours are told apart. */
const barShare = 0.7;

interface DayBarsProps {
  /** Newest first. */
  readonly days: DashboardDays['days'];
  readonly currencyCode: CurrencyCode;
}

/** Gross gaming revenue day by day, oldest first; the table below says the same in figures. */
export function DayBars({ days, currencyCode }: DayBarsProps) {
  const t = useTexts();
  const formats = useFormats();
  const inOrder = days.toReversed();
  const { zero, bars } = barsOf(inOrder.map(({ grossRevenueMinor }) => BigInt(grossRevenueMinor)));
  const placePx = widthPx / Math.max(1, inOrder.length);
  return (
    <figure className="flex flex-col gap-2 rounded-medium border border-line bg-surface p-4">
      <figcaption className="text-sm text-muted">{t('dashboard.bars')}</figcaption>
      <svg
        role="img"
        aria-label={t('dashboard.bars')}
        viewBox={`0 0 ${widthPx} ${heightPx}`}
        preserveAspectRatio="none"
        className="h-30 w-full"
      >
        {inOrder.map(({ day, grossRevenueMinor }, index) => {
          const { top, height } = bars[index] ?? { top: zero, height: 0 };
          return (
            <rect
              key={day}
              x={(index + (1 - barShare) / 2) * placePx}
              width={placePx * barShare}
              y={top * heightPx}
              height={height * heightPx}
              className={grossRevenueMinor.startsWith('-') ? 'fill-hibiscus' : 'fill-sea'}
            >
              <title>{`${formats.day(day)}: ${formats.money(grossRevenueMinor, currencyCode)}`}</title>
            </rect>
          );
        })}
        <line
          x1={0}
          x2={widthPx}
          y1={zero * heightPx}
          y2={zero * heightPx}
          vectorEffect="non-scaling-stroke"
          className="stroke-outline"
        />
      </svg>
    </figure>
  );
}
