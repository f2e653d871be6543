import ChartLine from 'lucide-react/icons/chart-line';
import Ticket from 'lucide-react/icons/ticket';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { LotteryGame } from '../../../platform/lottery/lottery-game.ts';
import { lotteryGamesQuery } from '../../../platform/lottery/lottery-games-query.ts';
import { lotteryTrendsPath } from '../../../platform/lottery/lottery-paths.ts';
import { useFollowDraws } from '../../../platform/lottery/use-follow-draws.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { browserLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useNameScreen } from '../../../platform/navigation/screen-name.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { DrawNews } from '../../../shared/lottery/draw-news.tsx';
import { useNewNumero } from '../../../shared/lottery/use-new-numero.ts';
import { RecordZone } from '../../../shared/records/record-zone.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { RowSkeletons } from '../../../ui/states/row-skeletons.tsx';
import { NumeroRow } from './numero-row.tsx';
import { numerosKey, numerosQuery } from './numeros-query.ts';

const rowCount = 6;

export const handle: RouteHandle = {
  title: 'page.lottery.results',
  back: true,
  header: true,
  footer: true,
};

export const clientLoader = browserLoader(({ api, queryClient }) =>
  queryClient.prefetchQuery(lotteryGamesQuery(api)),
);

/** LO-06: what a lottery drew, the latest first, and how anybody works it out again. */
export default function LotteryResultsScreen() {
  const t = useTranslate();
  const { gameId } = useParams();
  return (
    <div className="space-y-3 px-4 pb-6">
      <Loaded
        query={lotteryGamesQuery(useApi())}
        skeleton={<RowSkeletons label={t('skeleton.label')} count={rowCount} />}
      >
        {({ list }) => {
          const game = list.find((candidate) => candidate.gameId === gameId);
          return game === undefined ? <NoSuchLottery /> : <Results game={game} />;
        }}
      </Loaded>
    </div>
  );
}

function Results({ game }: { readonly game: LotteryGame }) {
  const t = useTranslate();
  useNameScreen(t('lottery.results.of', { lottery: game.name }));
  useFollowDraws(
    game,
    useMemo(() => numerosKey(game.gameId), [game.gameId]),
  );
  const newNumero = useNewNumero(game.latest?.numero);
  const news = game.latest?.numero === newNumero ? game.latest : undefined;
  return (
    <>
      <DrawNews family={game.family} draw={news ?? undefined} />
      <Link
        to={lotteryTrendsPath(game.gameId)}
        className="inline-flex min-h-11 items-center gap-1.5 font-medium text-gold-text"
      >
        <ChartLine className="size-4" />
        {t('page.lottery.trends')}
      </Link>
      <PagedList
        key={game.gameId}
        query={numerosQuery(useApi(), game.gameId)}
        keyOf={({ numero }) => numero}
        renderRow={(numero) => <NumeroRow numero={numero} game={game} isNew={numero.numero === newNumero} />}
        empty={<NoResults />}
        skeletonCount={rowCount}
      />
      <RecordZone />
    </>
  );
}

function NoResults() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<Ticket />}
      title={t('lottery.results.none')}
      text={t('lottery.results.none.text')}
      action={<LobbyLink />}
    />
  );
}

function NoSuchLottery() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<Ticket />}
      title={t('lottery.unknown.title')}
      text={t('lottery.unknown.text')}
      action={<LobbyLink />}
    />
  );
}

function LobbyLink() {
  const t = useTranslate();
  return (
    <Link to="/m/lottery" className={buttonClass('primary', 'medium')}>
      {t('lottery.start.all')}
    </Link>
  );
}
