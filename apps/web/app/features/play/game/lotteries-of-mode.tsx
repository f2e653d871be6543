import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { categoriesOfMode } from '../../../platform/game/lottery-categories.ts';
import type { PrizeMode } from '../../../platform/game/lottery-launch.ts';
import { lotteryGamesQuery } from '../../../platform/lottery/lottery-games-query.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import type { Game } from '../../../shared/game/game-card.tsx';
import { HouseLotteries } from '../../../shared/lottery/house-lotteries.tsx';
import { Lotteries, NoLotteries } from './lottery-list.tsx';

interface LotteriesOfModeProps {
  readonly prizeMode: PrizeMode;
  readonly children: (ofVendors: readonly Game[]) => ReactNode;
}

/** The lotteries of a prize mode: the house's own, and below them those of vendors, given to `children`. */
export function LotteriesOfMode({ prizeMode, children }: LotteriesOfModeProps) {
  const { data, error } = useQuery(lotteryGamesQuery(useApi(), prizeMode));
  const hasFailed = data === undefined && error !== null;
  const hasNone = data?.list.length === 0;
  const category = categoriesOfMode[prizeMode];
  return (
    // Another mode begins anew: what waits or has failed of one says nothing of the other.
    <Fragment key={prizeMode}>
      <HouseLotteries prizeMode={prizeMode} />
      {/* Not before the house's are there, whose place nobody knows yet. */}
      {data === undefined && !hasFailed ? null : category === undefined ? (
        hasNone ? (
          <NoLotteries />
        ) : null
      ) : (
        <Lotteries category={category} isBelowOthers={!hasNone} isBelowFailure={hasFailed}>
          {children}
        </Lotteries>
      )}
    </Fragment>
  );
}
