import { useQuery } from '@tanstack/react-query';
import Ticket from 'lucide-react/icons/ticket';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { lotteryGameIdOf } from '../../../platform/lottery/lottery-game-id.ts';
import { lotteryGamesQuery } from '../../../platform/lottery/lottery-games-query.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import type { Days } from '../../../platform/records/record-days.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { NoRecords } from '../../../shared/records/no-records.tsx';
import { RecordFilters } from '../../../shared/records/record-filters.tsx';
import { RecordSkeleton } from '../../../shared/records/record-skeleton.tsx';
import { type RecordFilter, useRecordFilter } from '../../../shared/records/use-record-filter.ts';
import { ChoiceField } from '../../../ui/fields/choice-field.tsx';
import { type OrdersFilter, orderStates, ordersQuery } from './lottery-orders-queries.ts';
import { OrderRow } from './order-row.tsx';
import { stateNames } from './order-state.ts';

const rowCount = 6;

export const handle: RouteHandle = {
  title: 'page.lottery.orders',
  back: true,
  memberOnly: true,
  header: true,
  footer: true,
};

export const clientLoader = memberLoader();

export function HydrateFallback() {
  return <RecordSkeleton rowCount={rowCount} />;
}

const kinds = ['chase', 'single'] as const;

interface Choices {
  readonly status: OrdersFilter['status'] | undefined;
  readonly game: string | undefined;
  readonly kind: (typeof kinds)[number] | undefined;
}

/** LO-06: what the member has staked on draws, newest first, kept to a period, a state, a lottery, and to chases or single draws. */
export default function LotteryOrdersScreen() {
  const t = useTranslate();
  const filter = useRecordFilter();
  const choices: Choices = {
    status: filter.choiceOf('status', orderStates),
    game: lotteryGameIdOf(filter.textOf('game')),
    kind: filter.choiceOf('kind', kinds),
  };
  const kindNames = { chase: t('orders.kind.chase'), single: t('orders.kind.single') };
  return (
    <div className="space-y-4 px-4 pb-6">
      <RecordFilters filter={filter}>
        <ChoiceField
          label={t('bets.status')}
          name="status"
          value={choices.status}
          onChange={(status) => filter.change({ status })}
          allLabel={t('records.all')}
          options={orderStates.map((value) => ({ value, label: t(stateNames[value]) }))}
        />
        <ChoiceField
          label={t('orders.kind')}
          name="kind"
          value={choices.kind}
          onChange={(kind) => filter.change({ kind })}
          allLabel={t('records.all')}
          options={kinds.map((value) => ({ value, label: kindNames[value] }))}
        />
        <GameChoice gameId={choices.game} onChange={(game) => filter.change({ game })} />
      </RecordFilters>
      {filter.checked.ok ? <Orders filter={filter} choices={choices} days={filter.checked.days} /> : null}
    </div>
  );
}

interface GameChoiceProps {
  readonly gameId: string | undefined;
  readonly onChange: (gameId: string | undefined) => void;
}

/** Those that are offered, and what was chosen in any case; without their names there is nothing to choose. */
function GameChoice({ gameId, onChange }: GameChoiceProps) {
  const t = useTranslate();
  const { data } = useQuery(lotteryGamesQuery(useApi()));
  const offered = (data?.list ?? []).map((game) => ({ value: game.gameId, label: game.name }));
  const isOffered = gameId === undefined || offered.some(({ value }) => value === gameId);
  return (
    <ChoiceField
      label={t('orders.lottery')}
      name="game"
      value={gameId}
      onChange={onChange}
      allLabel={t('records.all')}
      options={isOffered ? offered : [...offered, { value: gameId, label: gameId }]}
    />
  );
}

interface OrdersProps {
  readonly filter: RecordFilter;
  readonly choices: Choices;
  readonly days: Days;
}

function Orders({ filter, choices: { status, game, kind }, days }: OrdersProps) {
  const t = useTranslate();
  const kept: OrdersFilter = {
    from: days.fromDay,
    to: days.toDay,
    ...(status === undefined ? {} : { status }),
    ...(game === undefined ? {} : { gameId: game }),
    ...(kind === undefined ? {} : { chasing: kind === 'chase' }),
  };
  return (
    <PagedList
      key={JSON.stringify(kept)}
      query={ordersQuery(useApi(), kept)}
      keyOf={({ orderId, entry }) => `${orderId}.${entry}`}
      renderRow={(entry) => <OrderRow entry={entry} />}
      empty={
        <NoRecords
          icon={<Ticket />}
          filter={filter}
          narrowedBy={{ status, game, kind }}
          none={{ title: t('orders.none.title'), text: t('bets.none.text') }}
          empty={{
            title: t('orders.empty.title'),
            text: t('orders.empty.text'),
            to: '/m/lottery',
            action: t('lottery.start.all'),
          }}
        />
      }
      skeletonCount={rowCount}
    />
  );
}
