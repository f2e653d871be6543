import { useQuery } from '@tanstack/react-query';
import { type LotteryCategory, modesOfCategories } from '../../../platform/game/lottery-categories.ts';
import { lotteryGamesQuery } from '../../../platform/lottery/lottery-games-query.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { HouseLotteries } from '../../../shared/lottery/house-lotteries.tsx';
import { MappedGames } from './mapped-games.tsx';

/** GA-03: the lotteries of a kind: the house's own, and below them those of vendors. */
export function LotteryGames({ category }: { readonly category: LotteryCategory }) {
  const prizeMode = modesOfCategories[category];
  const { data, error } = useQuery(lotteryGamesQuery(useApi(), prizeMode));
  const hasNone = data?.list.length === 0;
  const hasFailed = data === undefined && error !== null;
  return (
    <div className="space-y-5">
      {hasNone ? null : (
        <div className="px-4">
          <HouseLotteries prizeMode={prizeMode} />
        </div>
      )}
      {/* Not before the house's are there, whose place nobody knows yet. */}
      {data === undefined && !hasFailed ? null : (
        <MappedGames category={category} isBelowOthers={!hasNone} isBelowFailure={hasFailed} />
      )}
    </div>
  );
}
