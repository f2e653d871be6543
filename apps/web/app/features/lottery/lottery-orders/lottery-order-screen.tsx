import { useQuery } from '@tanstack/react-query';
import { type LotteryOrderId, parseId } from '@wau/contract/ids';
import { toMinor } from '@wau/money/minor';
import Ticket from 'lucide-react/icons/ticket';
import { Link, useParams } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { lotteryGamesQuery } from '../../../platform/lottery/lottery-games-query.ts';
import { lotteryOrdersPath, lotteryResultsPath } from '../../../platform/lottery/lottery-paths.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { CopyableValue } from '../../../shared/copy/copyable-value.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { RecordFacts } from '../../../shared/records/record-sheet.tsx';
import { RecordZone } from '../../../shared/records/record-zone.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { CancelDraws } from './cancel-draws.tsx';
import { type LotteryOrder, orderQuery } from './lottery-orders-queries.ts';
import { OrderDraw } from './order-draw.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { PlayAgain } from './play-again.tsx';

export const handle: RouteHandle = {
  title: 'page.lottery.order',
  back: true,
  memberOnly: true,
  header: true,
  footer: true,
};

export const clientLoader = memberLoader(({ api, queryClient }) =>
  queryClient.prefetchQuery(lotteryGamesQuery(api)),
);

export function HydrateFallback() {
  return <OrderSkeleton />;
}

/** LO-06: a slip with all of its draws, and how to give up those that still take stakes. */
export default function LotteryOrderScreen() {
  const api = useApi();
  const orderId = parseId('lotteryOrder', useParams().orderId ?? '');
  if (orderId === undefined) return <NoSuchOrder />;
  return (
    <Loaded query={orderQuery(api, orderId)} skeleton={<OrderSkeleton />}>
      {(order) => <Order orderId={orderId} order={order} />}
    </Loaded>
  );
}

function OrderSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-3 px-4 pb-6">
      <Skeleton className="h-48 rounded-large" />
      <Skeleton className="h-96 rounded-large" />
    </LoadingRegion>
  );
}

interface OrderProps {
  readonly orderId: LotteryOrderId;
  readonly order: LotteryOrder;
}

function Order({ orderId, order }: OrderProps) {
  const { data: known, isPending } = useQuery(lotteryGamesQuery(useApi()));
  const { entries } = order;
  const gameId = entries[0]?.gameId;
  const family = known?.list.find((game) => game.gameId === gameId)?.family;
  const open = entries.filter(({ canCancel }) => canCancel);
  const isChase = entries.length > 1;
  // Of a chase the draw that is next tells most, and the last one where all are over.
  const next = entries.find(({ state }) => state === 'open') ?? entries.at(-1);
  // Numbers are drawn as its family has them, and not first as any.
  if (isPending) return <OrderSkeleton />;
  return (
    <div className="space-y-3 px-4 pb-6">
      <OrderHead orderId={orderId} order={order} />
      <PlayAgain orderId={orderId} game={known?.list.find((game) => game.gameId === gameId)} />
      {open.length === 0 ? null : <CancelDraws orderId={orderId} entries={open} isAll />}
      {entries.map((draw) => (
        <OrderDraw
          key={draw.entry}
          orderId={orderId}
          draw={draw}
          family={family}
          startsOpen={draw.entry === next?.entry}
          isOneOfSeveral={isChase && open.length > 1}
        />
      ))}
      <OrderReceipt orderId={orderId} />
      <RecordZone />
    </div>
  );
}

/** What came back of the stakes of draws that are settled, and what comes back of those that are not. */
function rebatesOf(entries: LotteryOrder['entries']) {
  const sumOf = (state: LotteryOrder['entries'][number]['state']) =>
    toMinor(
      entries
        .filter((entry) => entry.state === state)
        .reduce((sum, { rebateMinor }) => sum + minorOf(rebateMinor), 0n),
    );
  return { paidMinor: sumOf('settled'), comingMinor: sumOf('open') };
}

function OrderHead({ orderId, order: { entries, stopsOnWin } }: OrderProps) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  const [first] = entries;
  if (first === undefined) return null;
  const sumOf = (field: 'stakeMinor' | 'payoutMinor') =>
    money(toMinor(entries.reduce((sum, entry) => sum + minorOf(entry[field]), 0n)), first.currencyCode);
  const rebates = rebatesOf(entries);
  return (
    <Card className="space-y-3">
      <h2 className="text-lg font-semibold text-balance">{first.gameName}</h2>
      <RecordFacts
        facts={[
          { name: t('bets.stake'), value: sumOf('stakeMinor') },
          { name: t('bets.total.payout'), value: sumOf('payoutMinor') },
          rebates.paidMinor === 0n
            ? undefined
            : { name: t('orders.rebate'), value: money(rebates.paidMinor, first.currencyCode) },
          rebates.comingMinor === 0n
            ? undefined
            : { name: t('orders.rebate.coming'), value: money(rebates.comingMinor, first.currencyCode) },
          { name: t('bets.placed'), value: moment(first.placedAt) },
          entries.length === 1 ? undefined : { name: t('orders.draws'), value: entries.length },
          stopsOnWin && entries.length > 1
            ? { name: t('orders.stops'), value: t('orders.stops.value') }
            : undefined,
          {
            name: t('orders.number'),
            value: <CopyableValue text={orderId} label={t('orders.number.copy')} />,
          },
        ]}
      />
      <Link
        to={lotteryResultsPath(first.gameId)}
        className="inline-flex min-h-11 items-center font-medium text-gold-text"
      >
        {t('lottery.results.of', { lottery: first.gameName })}
      </Link>
    </Card>
  );
}

function NoSuchOrder() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<Ticket />}
      title={t('orders.unknown.title')}
      text={t('orders.unknown.text')}
      action={
        <Link to={lotteryOrdersPath} className={buttonClass('primary', 'medium')}>
          {t('page.lottery.orders')}
        </Link>
      }
    />
  );
}
