import { unbroken } from '@wau/money/format';
import HandCoins from 'lucide-react/icons/hand-coins';
import { useState } from 'react';
import { agentFrame, agentLoader } from '../../../platform/agency/agent-loader.ts';
import { isAgent } from '../../../platform/agency/agent-types.ts';
import { productNames } from '../../../platform/agency/product-names.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { FigureGrid } from '../../../shared/agency/figure-grid.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { NoRecords } from '../../../shared/records/no-records.tsx';
import { RecordFilters } from '../../../shared/records/record-filters.tsx';
import { RecordSkeleton } from '../../../shared/records/record-skeleton.tsx';
import { useDayName } from '../../../shared/records/use-day-name.ts';
import { type RecordFilter, useRecordFilter } from '../../../shared/records/use-record-filter.ts';
import { LateBottomSheet } from '../../../ui/sheets/late-bottom-sheet.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { RebateLines } from './rebate-lines.tsx';
import { RebatePayments } from './rebate-payments.tsx';
import { type TeamRebates, teamRebatesQuery } from './team-rebate-queries.ts';

export const handle: RouteHandle = { ...agentFrame, title: 'page.team.rebate' };

export const clientLoader = agentLoader(isAgent);

export function HydrateFallback() {
  return <RecordSkeleton rowCount={5} />;
}

/** AG-04: what the agent earned by the team's stakes, day by day, and down to whom it came from. */
export default function TeamRebateScreen() {
  const t = useTranslate();
  const api = useApi();
  const filter = useRecordFilter();
  return (
    <div className="space-y-4 px-4 pb-6">
      <RecordFilters filter={filter}>{null}</RecordFilters>
      {filter.checked.ok ? (
        <Loaded
          key={JSON.stringify(filter.checked.days)}
          query={teamRebatesQuery(api, filter.checked.days)}
          skeleton={
            <LoadingRegion label={t('skeleton.label')} className="space-y-4">
              <Skeleton className="h-24 w-full rounded-large" />
              <Skeleton className="h-56 w-full rounded-large" />
            </LoadingRegion>
          }
        >
          {(rebates) => <Rebates rebates={rebates} filter={filter} />}
        </Loaded>
      ) : null}
      <RebatePayments />
    </div>
  );
}

interface RebatesProps {
  readonly rebates: TeamRebates;
  readonly filter: RecordFilter;
}

function Rebates({ rebates, filter }: RebatesProps) {
  const t = useTranslate();
  const money = useMoney();
  const dayName = useDayName();
  const [day, setDay] = useState<string>();
  const amount = (wire: string) => unbroken(money(minorOf(wire), rebates.currencyCode));
  const { reckonedThrough } = rebates;
  return (
    <>
      {rebates.days.length === 0 ? (
        <NoRecords
          icon={<HandCoins />}
          filter={filter}
          narrowedBy={{}}
          none={{ title: t('team.rebate.none.title'), text: t('team.rebate.none.text') }}
          empty={{
            title: t('team.rebate.none.title'),
            text: t('team.rebate.empty.text'),
            to: '/m/member/agent/agentRebeat',
            action: t('page.rates'),
          }}
        />
      ) : (
        <>
          <FigureGrid
            figures={[
              { name: t('team.rebate.earned'), value: amount(rebates.totals.earnedMinor) },
              { name: t('team.turnover'), value: amount(rebates.totals.turnoverMinor) },
            ]}
          />
          <Sums
            title={t('team.rebate.products')}
            amount={amount}
            rows={rebates.products.map(({ product, ...sums }) => ({
              ...sums,
              key: product,
              name: t(productNames[product]),
            }))}
          />
          <Sums
            title={t('team.days')}
            amount={amount}
            rows={rebates.days.map(({ day: each, ...sums }) => ({
              ...sums,
              key: each,
              name: dayName(each),
              onOpen: () => setDay(each),
            }))}
          />
        </>
      )}
      <p className="text-caption text-pretty text-muted">
        {reckonedThrough === null
          ? t('team.rebate.reckoned.never')
          : t('team.rebate.reckoned', { day: dayName(reckonedThrough) })}
      </p>
      <LateBottomSheet
        isOpen={day !== undefined}
        onClose={() => setDay(undefined)}
        title={day === undefined ? '' : dayName(day)}
        closeLabel={t('action.close')}
      >
        {day === undefined ? null : <RebateLines day={day} currencyCode={rebates.currencyCode} />}
      </LateBottomSheet>
    </>
  );
}

interface SumsProps {
  readonly title: string;
  readonly amount: (wire: string) => string;
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    readonly turnoverMinor: string;
    readonly earnedMinor: string;
    readonly onOpen?: () => void;
  }[];
}

function Sums({ title, amount, rows }: SumsProps) {
  const t = useTranslate();
  return (
    <section aria-label={title} className="space-y-2">
      <h2 className="text-lg font-semibold">{title}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low">
        {rows.map(({ key, name, turnoverMinor, earnedMinor, onOpen }) => {
          const row = (
            <>
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-semibold">{name}</span>
                <span className="tabular font-semibold text-sea-text">{amount(earnedMinor)}</span>
              </span>
              <span className="tabular block text-caption text-muted">
                {t('team.rebate.of', { turnover: amount(turnoverMinor) })}
              </span>
            </>
          );
          return (
            <li key={key}>
              {onOpen === undefined ? (
                <div className="px-4 py-3">{row}</div>
              ) : (
                <button
                  type="button"
                  onClick={onOpen}
                  className="block w-full px-4 py-3 text-start hover:bg-raised"
                >
                  {row}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
