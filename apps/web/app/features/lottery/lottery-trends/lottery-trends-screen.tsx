import Ticket from 'lucide-react/icons/ticket';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { LotteryGame } from '../../../platform/lottery/lottery-game.ts';
import { lotteryGamesQuery } from '../../../platform/lottery/lottery-games-query.ts';
import { useFollowDraws } from '../../../platform/lottery/use-follow-draws.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { browserLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useNameScreen } from '../../../platform/navigation/screen-name.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { recentDrawsKey, recentDrawsQuery } from './recent-draws-query.ts';
import { TrendsDesk } from './trends-desk.tsx';

export const handle: RouteHandle = {
  title: 'page.lottery.trends',
  back: true,
  header: true,
  footer: true,
};

export const clientLoader = browserLoader(({ api, queryClient }) =>
  queryClient.prefetchQuery(lotteryGamesQuery(api)),
);

/** LO-06: what a lottery has drawn lately as its players look at it: hot and cold numbers, gaps, lines and roads. */
export default function LotteryTrendsScreen() {
  const { gameId } = useParams();
  return (
    <div className="space-y-4 px-4 pb-6">
      <Loaded query={lotteryGamesQuery(useApi())} skeleton={<TrendsSkeleton />}>
        {({ list }) => {
          const game = list.find((candidate) => candidate.gameId === gameId);
          return game === undefined ? <NoTrends isUnknown /> : <Trends key={gameId} game={game} />;
        }}
      </Loaded>
    </div>
  );
}

function Trends({ game }: { readonly game: LotteryGame }) {
  const t = useTranslate();
  const { gameId } = game;
  useNameScreen(t('trends.of', { lottery: game.name }));
  useFollowDraws(
    game,
    useMemo(() => recentDrawsKey(gameId), [gameId]),
  );
  return (
    <Loaded query={recentDrawsQuery(useApi(), gameId)} skeleton={<TrendsSkeleton />}>
      {(draws) =>
        draws.length === 0 ? <NoTrends isUnknown={false} /> : <TrendsDesk game={game} draws={draws} />
      }
    </Loaded>
  );
}

function NoTrends({ isUnknown }: { readonly isUnknown: boolean }) {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<Ticket />}
      title={t(isUnknown ? 'lottery.unknown.title' : 'lottery.results.none')}
      text={t(isUnknown ? 'lottery.unknown.text' : 'lottery.results.none.text')}
      action={
        <Link to="/m/lottery" className={buttonClass('primary', 'medium')}>
          {t('lottery.start.all')}
        </Link>
      }
    />
  );
}

function TrendsSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-4">
      <Skeleton className="h-13 rounded-small" />
      <Skeleton className="h-13 rounded-small" />
      <Skeleton className="h-96 rounded-large" />
    </LoadingRegion>
  );
}
