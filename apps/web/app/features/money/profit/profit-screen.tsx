import ChartLine from 'lucide-react/icons/chart-line';
import { gameCategories } from '../../../platform/game/game-categories.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { SignedAmount } from '../../../shared/balance/signed-amount.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { CategoryField } from '../../../shared/records/category-field.tsx';
import { NoRecords } from '../../../shared/records/no-records.tsx';
import { RecordFigures } from '../../../shared/records/record-figures.tsx';
import { RecordFileButton } from '../../../shared/records/record-file-button.tsx';
import { RecordFilters } from '../../../shared/records/record-filters.tsx';
import { RecordSkeleton } from '../../../shared/records/record-skeleton.tsx';
import { type RecordFilter, useRecordFilter } from '../../../shared/records/use-record-filter.ts';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { ProfitChart } from './profit-chart.tsx';
import { ProfitCategories, ProfitDays } from './profit-lines.tsx';
import { type Profit, type ProfitFilter, profitQuery } from './profit-queries.ts';

const rowCount = 5;

export const handle: RouteHandle = {
  title: 'page.profit',
  back: true,
  memberOnly: true,
  header: true,
  footer: true,
  fillsDesktop: true,
};

export const clientLoader = memberLoader();

export function HydrateFallback() {
  return <RecordSkeleton rowCount={rowCount} />;
}

/** CA-04: what was staked and what came back, by day and by kind of games. */
export default function ProfitScreen() {
  const t = useTranslate();
  const api = useApi();
  const filter = useRecordFilter();
  const category = filter.choiceOf('category', gameCategories);
  const choices = category === undefined ? {} : { category };
  return (
    <div className="space-y-4 px-4 pb-6">
      <RecordFilters filter={filter}>
        <CategoryField filter={filter} category={category} />
      </RecordFilters>
      <RecordFileButton
        filter={filter}
        name={t('page.profit')}
        ask={(days, options) => api.call('exportProfit', { query: { ...days, ...choices } }, options)}
      />
      {filter.checked.ok ? <Figures filter={filter} kept={{ ...filter.checked.days, ...choices }} /> : null}
    </div>
  );
}

interface FiguresProps {
  readonly filter: RecordFilter;
  readonly kept: ProfitFilter;
}

function Figures({ filter, kept }: FiguresProps) {
  const api = useApi();
  return (
    <Loaded key={JSON.stringify(kept)} query={profitQuery(api, kept)} skeleton={<ProfitSkeleton />}>
      {(profit) => <FoundProfit filter={filter} kept={kept} profit={profit} />}
    </Loaded>
  );
}

function FoundProfit({ filter, kept, profit }: FiguresProps & { readonly profit: Profit }) {
  const t = useTranslate();
  const money = useMoney();
  const { currencyCode, totals } = profit;
  if (profit.days.length === 0) {
    return (
      <NoRecords
        icon={<ChartLine />}
        filter={filter}
        narrowedBy={{ category: kept.category }}
        none={{ title: t('bets.none.title'), text: t('bets.none.text') }}
        empty={{
          title: t('bets.empty.title'),
          text: t('profit.empty.text'),
          to: '/m/home',
          action: t('bets.empty.action'),
        }}
      />
    );
  }
  const amount = (wire: string) => money(minorOf(wire), currencyCode);
  return (
    <>
      <RecordFigures
        figures={[
          { name: t('bets.stake'), value: amount(totals.stakeMinor) },
          { name: t('bets.total.payout'), value: amount(totals.payoutMinor) },
          ...(kept.category === undefined
            ? [{ name: t('profit.reward'), value: amount(totals.rewardMinor) }]
            : []),
          {
            name: t('bets.total.net'),
            value: <SignedAmount amount={minorOf(totals.netMinor)} currencyCode={currencyCode} />,
          },
        ]}
      />
      <div className="space-y-6 wide:grid wide:grid-cols-2 wide:items-start wide:gap-6 wide:space-y-0">
        <ProfitChart days={kept} profit={profit} />
        <ProfitCategories profit={profit} kept={kept} />
      </div>
      <ProfitDays profit={profit} kept={kept} />
      <p className="text-caption text-pretty text-muted">{t('profit.note')}</p>
    </>
  );
}

function ProfitSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-4">
      <Skeleton className="h-18 w-full rounded-large" />
      <Skeleton className="h-48 w-full rounded-large" />
      <Skeleton className="h-64 w-full rounded-large" />
    </LoadingRegion>
  );
}
