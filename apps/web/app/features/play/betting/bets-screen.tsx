import Dices from 'lucide-react/icons/dices';
import { Link } from 'react-router';
import { gameCategories } from '../../../platform/game/game-categories.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { SignedAmount } from '../../../shared/balance/signed-amount.tsx';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { CategoryField } from '../../../shared/records/category-field.tsx';
import { NoRecords } from '../../../shared/records/no-records.tsx';
import { RecordFileButton } from '../../../shared/records/record-file-button.tsx';
import { RecordFilters } from '../../../shared/records/record-filters.tsx';
import { RecordSkeleton } from '../../../shared/records/record-skeleton.tsx';
import { RecordTotals } from '../../../shared/records/record-totals.tsx';
import { useOpenedLine } from '../../../shared/records/use-opened-line.ts';
import { type RecordFilter, useRecordFilter } from '../../../shared/records/use-record-filter.ts';
import { ChoiceField } from '../../../ui/fields/choice-field.tsx';
import { BetRow } from './bet-row.tsx';
import { BetSheet } from './bet-sheet.tsx';
import { type BetsFilter, betStatuses, betsQuery, betTotalsQuery } from './bets-queries.ts';
import { useBetColumns } from './use-bet-columns.tsx';

/** How many rows fill a phone's screen. */
const rowCount = 6;

export const handle: RouteHandle = {
  title: 'page.bets',
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

/** CA-04: what the member staked and got back, newest first, kept to a period, a kind of games and a state. */
export default function BetsScreen() {
  const t = useTranslate();
  const filter = useRecordFilter();
  const category = filter.choiceOf('category', gameCategories);
  const status = filter.choiceOf('status', betStatuses);
  const opened = useOpenedLine(filter);
  const api = useApi();
  const choices = {
    ...(category === undefined ? {} : { category }),
    ...(status === undefined ? {} : { status }),
  };
  const statusNames = {
    settled: t('bets.status.settled'),
    open: t('bets.state.open'),
    refunded: t('bets.status.refunded'),
  };
  return (
    <div className="space-y-4 px-4 pb-6">
      <RecordFilters filter={filter}>
        <CategoryField filter={filter} category={category} />
        <ChoiceField
          label={t('bets.status')}
          name="status"
          value={status}
          onChange={(value) => filter.change({ status: value })}
          allLabel={t('records.all')}
          options={betStatuses.map((value) => ({ value, label: statusNames[value] }))}
        />
      </RecordFilters>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Link
          to="/m/unfinishedRounds"
          className="inline-flex min-h-11 items-center font-medium text-gold-text"
        >
          {t('unfinished.title')}
        </Link>
        <RecordFileButton
          filter={filter}
          name={t('bets.title')}
          ask={(days, options) => api.call('exportBets', { query: { ...days, ...choices } }, options)}
        />
      </div>
      <BetSheet betKey={opened.id} isOpen={opened.isOpen} onClose={opened.close} />
      {filter.checked.ok ? (
        <Bets filter={filter} kept={{ ...filter.checked.days, ...choices }} onOpen={opened.open} />
      ) : null}
    </div>
  );
}

interface BetsProps {
  readonly filter: RecordFilter;
  readonly kept: BetsFilter;
  readonly onOpen: (betKey: string) => void;
}

function Bets({ filter, kept, onOpen }: BetsProps) {
  const t = useTranslate();
  const money = useMoney();
  const api = useApi();
  const columns = useBetColumns(onOpen);
  return (
    <>
      <RecordTotals
        query={betTotalsQuery(api, kept)}
        figuresOf={({ betCount, stakeMinor, payoutMinor, netMinor, currencyCode }) => [
          {
            name: t('bets.total.stake', { count: betCount }),
            value: money(minorOf(stakeMinor), currencyCode),
          },
          { name: t('bets.total.payout'), value: money(minorOf(payoutMinor), currencyCode) },
          {
            name: t('bets.total.net'),
            value: <SignedAmount amount={minorOf(netMinor)} currencyCode={currencyCode} />,
          },
        ]}
      />
      <PagedList
        key={JSON.stringify(kept)}
        query={betsQuery(api, kept)}
        keyOf={(bet) => bet.betKey}
        renderRow={(bet) => <BetRow bet={bet} onOpen={onOpen} />}
        table={{ caption: t('bets.title'), columns }}
        empty={
          <NoRecords
            icon={<Dices />}
            filter={filter}
            narrowedBy={{ category: kept.category, status: kept.status }}
            none={{ title: t('bets.none.title'), text: t('bets.none.text') }}
            empty={{
              title: t('bets.empty.title'),
              text: t('bets.empty.text'),
              to: '/m/home',
              action: t('bets.empty.action'),
            }}
          />
        }
        skeletonCount={rowCount}
      />
    </>
  );
}
