import Crown from 'lucide-react/icons/crown';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { useFlag } from '../../../platform/site/site-query.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { BenefitList } from './benefit-list.tsx';
import { clubQuery, type MemberClub } from './club-queries.ts';
import { KeepCard } from './keep-card.tsx';
import { LevelCard } from './level-card.tsx';
import { StandingCard } from './standing-card.tsx';

export const handle: RouteHandle = {
  title: 'page.benefits',
  back: true,
  right: 'balance',
  memberOnly: true,
  header: true,
  footer: true,
  fillsDesktop: true,
};

export const clientLoader = memberLoader(({ api, queryClient }) => queryClient.prefetchQuery(clubQuery(api)));

export function HydrateFallback() {
  return <ClubSkeleton />;
}

/** ME-07: the merchant's club: the member's level, how it grows and stays, what it gives, and all levels. */
export default function BenefitsScreen() {
  return (
    <Loaded query={clubQuery(useApi())} skeleton={<ClubSkeleton />}>
      {(club) => (club.levels.length === 0 ? <NoClub /> : <Club club={club} />)}
    </Loaded>
  );
}

function Club({ club }: { readonly club: MemberClub }) {
  const t = useTranslate();
  const hasRebates = useFlag('MANPLAYREB3');
  return (
    <div className="space-y-6 px-4 pt-1 pb-6">
      <div className="space-y-6 wide:grid wide:grid-cols-2 wide:items-start wide:gap-8 wide:space-y-0">
        <div className="space-y-4">
          <StandingCard club={club} />
          {club.keep === undefined ? null : <KeepCard keep={club.keep} currencyCode={club.currencyCode} />}
        </div>
        <div className="space-y-3">
          <BenefitList club={club} />
          {hasRebates ? (
            <Link
              to="/m/member/manualRebate"
              className="inline-flex min-h-11 items-center text-detail text-gold-text underline"
            >
              {t('club.rebates')}
            </Link>
          ) : null}
        </div>
      </div>
      <section aria-labelledby="club-levels" className="space-y-3">
        <h2 id="club-levels" className="text-lg font-semibold">
          {t('club.levels.title')}
        </h2>
        <ul className="space-y-3 wide:grid wide:grid-cols-2 wide:gap-4 wide:space-y-0">
          {club.levels.map((level) => (
            <li key={level.level}>
              <LevelCard level={level} currencyCode={club.currencyCode} isOwn={level.level === club.level} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function NoClub() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<Crown />}
      title={t('club.empty.title')}
      text={t('club.empty.text')}
      action={
        <Link to="/m/gameLobby" className={buttonClass('secondary', 'medium')}>
          {t('lobby.title')}
        </Link>
      }
    />
  );
}

function ClubSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-6 px-4 pt-1 pb-6">
      <Skeleton className="h-60 w-full rounded-large" />
      <Skeleton className="h-40 w-full rounded-large" />
      <Skeleton className="h-64 w-full rounded-large" />
    </LoadingRegion>
  );
}
