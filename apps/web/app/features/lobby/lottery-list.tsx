import { useQuery } from '@tanstack/react-query';
import Ticket from 'lucide-react/icons/ticket';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useApi } from '../../platform/app-services.ts';
import type { Game } from '../../platform/games/game-card.tsx';
import { useTranslate } from '../../platform/i18n/use-language.ts';
import { LoadFailure } from '../../platform/load-failure.tsx';
import { buttonClass } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingRegion } from '../../ui/loading-region.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { lotteriesQuery } from './lobby-queries.ts';

/** The lotteries that can be played, given to `children`; with the states before, and without any. */
export function Lotteries({ children }: { children: (lotteries: readonly Game[]) => ReactNode }) {
  const t = useTranslate();
  const { data: lotteries, error, refetch } = useQuery(lotteriesQuery(useApi()));
  if (lotteries === undefined) {
    if (error !== null) return <LoadFailure error={error} onRetry={refetch} />;
    return (
      <LoadingRegion label={t('skeleton.label')} className="grid grid-cols-2 gap-3">
        <Skeleton className="aspect-4/5 rounded-large" />
        <Skeleton className="aspect-4/5 rounded-large" />
      </LoadingRegion>
    );
  }
  if (lotteries.length === 0) {
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
  return children(lotteries);
}
