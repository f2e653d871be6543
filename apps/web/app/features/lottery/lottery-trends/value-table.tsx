import { useState } from 'react';
import { useLanguage, useTranslate } from '../../../platform/language/use-language.ts';
import { useLotteryWord } from '../../../platform/lottery/use-lottery-word.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ChartScroller } from './chart-scroller.tsx';
import { inOrder, type ValueFigures, type ValueOrder, valueOrders } from './track-figures.ts';

interface ValueTableProps {
  readonly name: string;
  readonly values: readonly ValueFigures[];
  readonly drawCount: number;
}

/** More than that come when they are asked for. */
const rowsAtFirst = 20;

const orderNames = {
  value: 'trends.order.value',
  hot: 'trends.order.hot',
  cold: 'trends.order.cold',
} as const;

/** How often each value came, as a bar and a number, and how many draws there were without it. */
export function ValueTable({ name, values, drawCount }: ValueTableProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const [order, setOrder] = useState<ValueOrder>('value');
  const [showsAll, setShowsAll] = useState(false);
  const whole = new Intl.NumberFormat(locale);
  const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const most = Math.max(1, ...values.map(({ hits }) => hits));
  const ordered = inOrder(values, order);
  const shown = showsAll ? ordered : ordered.slice(0, rowsAtFirst);
  return (
    <Card className="space-y-3">
      <h2 className="font-semibold text-balance">
        {name} <span className="font-normal text-muted">· {t('trends.draws', { count: drawCount })}</span>
      </h2>
      <Tabs
        label={t('trends.order')}
        value={order}
        onChange={setOrder}
        tabs={valueOrders.map((each) => ({ value: each, label: t(orderNames[each]) }))}
      />
      <ChartScroller label={t('trends.values.caption', { track: name })}>
        <table className="tabular w-full text-detail">
          <caption className="sr-only">{t('trends.values.caption', { track: name })}</caption>
          <thead className="text-caption text-muted">
            <tr>
              <th rowSpan={2} scope="col" className="pe-2 text-start align-bottom font-normal">
                {t('trends.value')}
              </th>
              <th rowSpan={2} scope="col" className="w-2/5 pe-2 text-start align-bottom font-normal">
                {t('trends.hits')}
              </th>
              <th colSpan={3} scope="colgroup" className="text-end font-normal">
                {t('trends.gaps')}
              </th>
            </tr>
            <tr>
              {(['trends.now', 'trends.average', 'trends.longest'] as const).map((title) => (
                <th key={title} scope="col" className="ps-2 text-end font-normal">
                  {t(title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ value, hits, gap, averageGap, longestGap }) => (
              <tr key={value} className="border-t border-line">
                <th scope="row" className="py-1.5 pe-2 text-start font-semibold">
                  <ValueName value={value} />
                </th>
                <td className="py-1.5 pe-2">
                  <span className="flex items-center gap-2">
                    <span className="w-[2.5ch] shrink-0 text-end">{whole.format(hits)}</span>
                    <Bar part={hits / most} />
                  </span>
                </td>
                {hits === 0 ? (
                  // How long it takes until it comes again is not known of what did not come in these draws.
                  <td colSpan={3} className="py-1.5 ps-2 text-end text-muted">
                    {t('trends.never')}
                  </td>
                ) : (
                  <>
                    <td className="py-1.5 ps-2 text-end">{whole.format(gap)}</td>
                    <td className="py-1.5 ps-2 text-end text-muted">{tenths.format(averageGap)}</td>
                    <td className="py-1.5 ps-2 text-end text-muted">{whole.format(longestGap)}</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ChartScroller>
      {shown.length === ordered.length ? null : (
        <Button look="quiet" size="small" isWide onClick={() => setShowsAll(true)}>
          {t('trends.values.all', { count: ordered.length })}
        </Button>
      )}
    </Card>
  );
}

/** Numbers are shown as they are, names of animals and colours in the player's language. */
function ValueName({ value }: { readonly value: string }) {
  const word = useLotteryWord();
  return /^\d+$/.test(value) ? value : word(`option.${value}`);
}

function Bar({ part }: { readonly part: number }) {
  return (
    <svg
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-2 w-full min-w-4 shrink rtl:-scale-x-100"
    >
      <rect width={100} height={8} className="fill-raised" />
      <rect width={part * 100} height={8} className="fill-gold" />
    </svg>
  );
}
