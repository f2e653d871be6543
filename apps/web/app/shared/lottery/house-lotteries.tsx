import type { PrizeMode } from '../../platform/game/lottery-launch.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import type { KnownLotteries } from '../../platform/lottery/lottery-game.ts';
import { lotteryGamesQuery } from '../../platform/lottery/lottery-games-query.ts';
import { useLotteryWord } from '../../platform/lottery/use-lottery-word.ts';
import { useApi } from '../../platform/services/app-services.ts';
import { LoadingRegion } from '../../ui/states/loading-region.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { Loaded } from '../loading/loaded.tsx';
import { FavouriteLotteries } from './favourite-lotteries.tsx';
import { LotteryEntry } from './lottery-entry.tsx';

/** The house's lotteries of a prize mode, or all: the member's favourites, then by family; nothing where there are none. */
export function HouseLotteries({ prizeMode }: { readonly prizeMode: PrizeMode | undefined }) {
  return (
    <Loaded query={lotteryGamesQuery(useApi(), prizeMode)} skeleton={<HouseLotteriesSkeleton />}>
      {(known) => (known.list.length === 0 ? null : <Families known={known} />)}
    </Loaded>
  );
}

const listClass = 'grid gap-3 wide:grid-cols-2';

function Families({ known }: { readonly known: KnownLotteries }) {
  const word = useLotteryWord();
  const families = [...new Set(known.list.map(({ family }) => family))];
  return (
    <div className="space-y-5">
      <FavouriteLotteries known={known} />
      {families.map((family) => (
        <section key={family} aria-labelledby={`family-${family}`}>
          <h2 id={`family-${family}`} className="mb-3 text-lg font-semibold">
            {word(`family.${family}`)}
          </h2>
          <ul className={listClass}>
            {known.list
              .filter((game) => game.family === family)
              .map((game) => (
                <LotteryEntry key={game.gameId} game={game} known={known} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** As many as a phone's screen shows. */
const skeletonEntries = [1, 2, 3];

function HouseLotteriesSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')}>
      <Skeleton className="mb-3 h-7 w-32" />
      <div className={listClass}>
        {skeletonEntries.map((entry) => (
          <Skeleton key={entry} className="h-34.25 rounded-large" />
        ))}
      </div>
    </LoadingRegion>
  );
}
