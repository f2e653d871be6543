import Ticket from 'lucide-react/icons/ticket';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { lotteryCategories } from '../../../platform/game/game-categories.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import type { Game } from '../../../shared/game/game-card.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { lotteriesQuery } from './lobby-queries.ts';

interface LotteriesProps {
  /** Of one kind alone. */
  readonly category?: (typeof lotteryCategories)[number] | undefined;
  /** Whether nothing is said where there are none, for others stand above. */
  readonly isBelowOthers?: boolean;
  /** Whether what stands above has failed, which is said once and asked for again together. */
  readonly isBelowFailure?: boolean;
  readonly children: (lotteries: readonly Game[]) => ReactNode;
}

/** The lotteries that can be played, given to `children`; with the states before, and without any. */
export function Lotteries({
  category,
  isBelowOthers = false,
  isBelowFailure = false,
  children,
}: LotteriesProps) {
  return (
    <Loaded
      query={lotteriesQuery(useApi())}
      skeleton={<LotteriesSkeleton />}
      {...(isBelowFailure ? { failure: () => null } : {})}
    >
      {(known) => {
        const lotteries = known.filter(({ gameType }) => category === undefined || gameType === category);
        if (lotteries.length > 0) return children(lotteries);
        return isBelowOthers ? null : <NoLotteries />;
      }}
    </Loaded>
  );
}

function LotteriesSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="halves gap-3">
      <Skeleton className="aspect-4/5 rounded-large" />
      <Skeleton className="aspect-4/5 rounded-large" />
    </LoadingRegion>
  );
}

export function NoLotteries() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<Ticket />}
      title={t('lottery.empty.title')}
      text={t('lottery.empty.text')}
      action={
        <Link to="/m/gameLobby" className={buttonClass('primary', 'medium')}>
          {t('lottery.empty.action')}
        </Link>
      }
    />
  );
}
