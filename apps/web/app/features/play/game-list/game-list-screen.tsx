import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Dices from 'lucide-react/icons/dices';
import Heart from 'lucide-react/icons/heart';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { categoryPath } from '../../../platform/game/game-categories.ts';
import { isLotteryCategory } from '../../../platform/game/lottery-categories.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { browserLoader, serverLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useNameScreen } from '../../../platform/navigation/screen-name.ts';
import { useHydrated } from '../../../platform/runtime/use-hydrated.ts';
import { type AppServices, useApi } from '../../../platform/services/app-services.ts';
import { loginPathFor } from '../../../platform/session/require-session.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { GamesSkeleton, PagedGames } from '../../../shared/game/paged-games.tsx';
import { useCategoryNames } from '../../../shared/game/use-category-names.ts';
import { useFavouriteIds } from '../../../shared/game/use-favourite.ts';
import { LinkChips } from '../../../shared/list/link-chips.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useClassNames } from './class-names-of-games.ts';
import { GameSearch } from './game-search.tsx';
import { classesOf, isOfMember, type ListChoice, listChoiceOf, listPath, tabsOf } from './list-choice.ts';
import { gameListQuery, vendorTypesQuery } from './list-queries.ts';
import { VendorRow } from './vendor-row.tsx';

export const handle: RouteHandle = {
  title: 'page.gameList',
  back: true,
  header: true,
  footer: true,
  fillsDesktop: true,
};

function load({ api, queryClient }: AppServices, search: URLSearchParams): Promise<unknown> {
  const choice = listChoiceOf(search);
  return Promise.all([
    queryClient.prefetchQuery(vendorTypesQuery(api, choice.gameType)),
    ...(isOfMember(choice) ? [] : [queryClient.prefetchInfiniteQuery(gameListQuery(api, choice))]),
  ]);
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** GA-01: the games of a kind by tabs, vendors, what they cost at least and what is typed. The address says which. */
export default function GameListScreen() {
  const [search] = useSearchParams();
  const choice = listChoiceOf(search);
  const names = useCategoryNames();
  useNameScreen(choice.gameType === 'ALL' ? undefined : names[choice.gameType]);
  return (
    <div className="space-y-3 pb-6">
      <GameSearch choice={choice} />
      <ClassifyMenu choice={choice} />
      <VendorRow
        gameType={choice.gameType}
        vassalage={choice.vassalage}
        pathOf={(vassalage) => listPath({ gameType: choice.gameType, minBet: choice.minBet, vassalage })}
      />
      <div className="px-4">
        {isOfMember(choice) ? <OwnGames choice={choice} /> : <Games choice={choice} />}
      </div>
    </div>
  );
}

/** Behind the tabs of every list stand the classes of its vendors. A tab clears what was searched and filtered. */
function ClassifyMenu({ choice: { gameType, classify } }: { readonly choice: ListChoice }) {
  const t = useTranslate();
  const names = useClassNames();
  const { data: vendors = [] } = useQuery(vendorTypesQuery(useApi(), gameType));
  // A class of an address that no vendor has is seen as well, so that it is left in one tap.
  const tabs = new Set<string>([...tabsOf(gameType), ...classesOf(vendors), classify]);
  const chips = [...tabs].map((tab) => ({
    key: tab,
    label: names(tab),
    path: listPath({ gameType, classify: tab }),
  }));
  return <LinkChips label={t('list.tabs')} chips={chips} current={classify} />;
}

/** A visitor has no games of their own, and is led to the login. The document knows nobody, and keeps the place of a member's. */
function OwnGames({ choice }: { readonly choice: ListChoice }) {
  const isHydrated = useHydrated();
  const session = useSession();
  const { pathname, search } = useLocation();
  const ids = useFavouriteIds();
  if (session === undefined) {
    return isHydrated ? <Navigate to={loginPathFor(pathname + search)} replace /> : <GamesSkeleton />;
  }
  const isShown = (game: { readonly nodeId: number }) =>
    choice.classify !== 'FAV' || ids === undefined || ids.includes(game.nodeId);
  return <Games choice={choice} isShown={isShown} />;
}

/**
 * While somebody types, what was found last stays until the next answer is there: a list that went and came with each pause
 * would flicker. Any other choice begins anew.
 */
function Games({
  choice,
  isShown,
}: {
  readonly choice: ListChoice;
  readonly isShown?: (game: { readonly nodeId: number }) => boolean;
}) {
  return (
    <PagedGames
      key={listPath({ ...choice, gameName: '' })}
      query={{ ...gameListQuery(useApi(), choice), placeholderData: keepPreviousData }}
      empty={<NoGames choice={choice} />}
      {...(isShown === undefined ? {} : { isShown })}
    />
  );
}

function NoGames({ choice }: { readonly choice: ListChoice }) {
  const t = useTranslate();
  const { gameType, classify } = choice;
  if (isOfMember(choice)) {
    const isFavourites = classify === 'FAV';
    return (
      <EmptyState
        icon={isFavourites ? <Heart /> : <Dices />}
        title={t(isFavourites ? 'list.favourites.empty.title' : 'list.recent.empty.title')}
        text={t(isFavourites ? 'list.favourites.empty.text' : 'list.recent.empty.text')}
        action={<AllGames path={listPath({ gameType })} />}
      />
    );
  }
  const isNarrowed = listPath(choice) !== listPath({ gameType });
  return (
    <EmptyState
      icon={<Dices />}
      title={t(isNarrowed ? 'list.empty.title' : 'lobby.empty.title')}
      text={t(isNarrowed ? 'list.empty.text' : 'lobby.empty.text')}
      action={
        !isNarrowed && isLotteryCategory(gameType) ? (
          <Link to={categoryPath(gameType)} className={buttonClass('primary', 'medium')}>
            {t('lottery.start.all')}
          </Link>
        ) : (
          <AllGames path={isNarrowed ? listPath({ gameType }) : listPath({})} />
        )
      }
    />
  );
}

function AllGames({ path }: { readonly path: string }) {
  const t = useTranslate();
  return (
    <Link to={path} replace className={buttonClass('primary', 'medium')}>
      {t('lobby.empty.action')}
    </Link>
  );
}
