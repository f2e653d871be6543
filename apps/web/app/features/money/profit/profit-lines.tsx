import type { CurrencyCode } from '@wau/money/currency';
import { unbroken } from '@wau/money/format';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { useMediaQuery } from '../../../platform/device/use-media-query.ts';
import type { LobbyFilter } from '../../../platform/game/game-categories.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { useFlag } from '../../../platform/site/site-query.ts';
import { SignedAmount } from '../../../shared/balance/signed-amount.tsx';
import { useCategoryNames } from '../../../shared/game/use-category-names.ts';
import { tableQuery } from '../../../shared/list/paged-list.tsx';
import { RowTable } from '../../../shared/list/row-table.tsx';
import { RecordLines } from '../../../shared/records/record-lines.tsx';
import { useDayName } from '../../../shared/records/use-day-name.ts';
import { type BetsFilter, betsOfDay, betsPath } from './bets-path.ts';
import type { Profit, ProfitFilter } from './profit-queries.ts';
import { useProfitColumns } from './use-profit-columns.tsx';

interface LinesProps {
  readonly profit: Profit;
  readonly kept: ProfitFilter;
}

/** Each day with its figures; a day leads to its bets. Where there is room for columns it is a table. */
export function ProfitDays({ profit, kept }: LinesProps) {
  const t = useTranslate();
  const dayName = useDayName();
  const columns = useProfitColumns(profit.currencyCode, kept);
  if (useMediaQuery(tableQuery)) {
    return (
      <section aria-label={t('profit.days')} className="space-y-2">
        <h2 className="text-lg font-semibold">{t('profit.days')}</h2>
        <RowTable caption={t('profit.days')} columns={columns} rows={profit.days} keyOf={({ day }) => day} />
      </section>
    );
  }
  return (
    <RecordLines title={t('profit.days')}>
      {profit.days.map((figures) => (
        <Line
          key={figures.day}
          name={dayName(figures.day)}
          figures={figures}
          currencyCode={profit.currencyCode}
          bets={betsOfDay(kept, figures.day)}
        />
      ))}
    </RecordLines>
  );
}

/** Each kind of games with its figures, the most played first; a kind leads to its bets. */
export function ProfitCategories({ profit, kept }: LinesProps) {
  const t = useTranslate();
  const names = useCategoryNames();
  if (profit.categories.length === 0) return null;
  return (
    <RecordLines title={t('profit.categories')}>
      {profit.categories.map((figures) => (
        <Line
          key={figures.category}
          // What is newer than the app goes by its code.
          name={names[figures.category as LobbyFilter] ?? figures.category}
          figures={figures}
          currencyCode={profit.currencyCode}
          bets={{ ...kept, category: figures.category }}
        />
      ))}
    </RecordLines>
  );
}

interface LineProps {
  readonly name: string;
  readonly figures: {
    readonly betCount: number;
    readonly stakeMinor: string;
    readonly payoutMinor: string;
    readonly rewardMinor?: string;
    readonly netMinor: string;
  };
  readonly currencyCode: CurrencyCode;
  /** What the record of bets is kept to. */
  readonly bets: BetsFilter;
}

function Line({ name, figures, currencyCode, bets }: LineProps) {
  const t = useTranslate();
  const money = useMoney();
  const hasBets = useFlag('TRANSBETREPMEM3') && figures.betCount > 0;
  const amount = (wire: string) => unbroken(money(minorOf(wire), currencyCode));
  const { stakeMinor, payoutMinor, rewardMinor = '0', netMinor } = figures;
  const content = (
    <>
      <span className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="words font-semibold">{name}</span>
        <span className="flex items-center gap-1">
          <SignedAmount amount={minorOf(netMinor)} currencyCode={currencyCode} />
          {hasBets ? <ChevronRight className="size-4 shrink-0 text-muted rtl:-scale-x-100" /> : null}
        </span>
      </span>
      <span className="tabular mt-0.5 block text-caption text-muted">
        {t('bets.amounts', { stake: amount(stakeMinor), payout: amount(payoutMinor) })}
        {rewardMinor === '0' ? null : ` · ${t('profit.reward.part', { amount: amount(rewardMinor) })}`}
      </span>
    </>
  );
  const shape = 'block min-h-16 px-4 py-3';
  return (
    <li>
      {hasBets ? (
        <Link to={betsPath(bets)} className={`${shape} hover:bg-raised pressed:bg-raised`}>
          {content}
        </Link>
      ) : (
        <div className={shape}>{content}</div>
      )}
    </li>
  );
}
