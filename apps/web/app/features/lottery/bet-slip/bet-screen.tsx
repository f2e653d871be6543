import { useQuery } from '@tanstack/react-query';
import { lotteryFamily } from '@wau/rules/lottery/lottery-families';
import Ticket from 'lucide-react/icons/ticket';
import { Link, useParams, useSearchParams } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import {
  type LotterySetting,
  lotterySettingQuery,
  type PlayMenu,
  playMenuQuery,
} from '../../../platform/lottery/lottery-terms-queries.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { useNameScreen } from '../../../platform/navigation/screen-name.ts';
import { type AppServices, appServices, useApi } from '../../../platform/services/app-services.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { BetDesk } from './bet-desk.tsx';
import { type LotterySeries, lotterySeriesQuery } from './lottery-queries.ts';
import { offeredPlays, type WantedPicks } from './use-bet-pick.ts';

export const handle: RouteHandle = {
  title: 'page.lottery',
  back: true,
  backPath: '/m/lottery',
  right: 'balance',
  header: true,
  footer: false,
};

interface LoaderArguments {
  readonly context: { get(key: typeof appServices): AppServices };
  readonly params: { readonly gameId?: string | undefined };
}

function prefetch({ context, params: { gameId = '' } }: LoaderArguments): Promise<unknown> {
  const { api, queryClient } = context.get(appServices);
  return Promise.all([
    queryClient.prefetchQuery(playMenuQuery(api, gameId)),
    queryClient.prefetchQuery(lotterySettingQuery(api, gameId)),
  ]);
}

/** The draw is asked for by the browser alone: a document may be some seconds old, a countdown may not. */
export async function loader(args: LoaderArguments): Promise<null> {
  await prefetch(args);
  return null;
}

/** Starts the calls and lets the screen appear: its skeletons have the final shape. */
export function clientLoader(args: LoaderArguments): null {
  void prefetch(args);
  return null;
}

/** LO-03: bets on a lottery; visitors may look and pick. */
export default function BetScreen() {
  const api = useApi();
  const { gameId = '' } = useParams();
  const { data: menu } = useQuery(playMenuQuery(api, gameId));
  useNameScreen(menu?.name);
  return (
    <Loaded query={playMenuQuery(api, gameId)} skeleton={<DeskSkeleton />}>
      {(loaded) => <Desk key={gameId} menu={loaded} />}
    </Loaded>
  );
}

function Desk({ menu }: { readonly menu: PlayMenu }) {
  const family = lotteryFamily(menu.family, new Date().toISOString().slice(0, 10));
  const wanted = useWantedPicks();
  const [first, ...others] = family === undefined ? [] : offeredPlays(family, menu);
  const api = useApi();
  const isMember = useSession() !== undefined;
  const { data: series } = useQuery({ ...lotterySeriesQuery(api), enabled: isMember });
  if (family === undefined || first === undefined) return <NothingToBetOn />;
  return (
    <Loaded query={lotterySettingQuery(api, menu.gameId)} skeleton={<DeskSkeleton />}>
      {(setting) => (
        <BetDesk
          {...{ family, menu, wanted }}
          setting={boundBy(setting, series)}
          plays={[first, ...others]}
        />
      )}
    </Loaded>
  );
}

/** What may be staked by the member's own series, once it is known; a visitor's are the lottery's. */
function boundBy(setting: LotterySetting, series: LotterySeries | undefined): LotterySetting {
  if (series === undefined) return setting;
  const { seriesLowest, seriesHighest } = series;
  return { ...setting, seriesLowest, seriesHighest };
}

/** The bet that the address names, as of a streak. */
function useWantedPicks(): WantedPicks | undefined {
  const [search] = useSearchParams();
  const [playId, numbers] = [search.get('playId'), search.get('numbers')];
  return playId === null || numbers === null ? undefined : { playId, numbers };
}

function NothingToBetOn() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<Ticket />}
      title={t('slip.nothing')}
      text={t('slip.nothing.text')}
      action={
        <Link to="/m/lottery" className={buttonClass('primary', 'medium')}>
          {t('slip.lobby')}
        </Link>
      }
    />
  );
}

function DeskSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-4 px-4 pt-2">
      <Skeleton className="h-40 rounded-large" />
      <Skeleton className="h-13 rounded-small" />
      <Skeleton className="h-11 rounded-full" />
      <Skeleton className="h-16 rounded-medium" />
      <Skeleton className="h-36 rounded-medium" />
      <Skeleton className="h-36 rounded-medium" />
    </LoadingRegion>
  );
}
