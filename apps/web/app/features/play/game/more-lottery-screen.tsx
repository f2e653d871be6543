import { useQuery } from '@tanstack/react-query';
import { lotteryCategories } from '../../../platform/game/game-categories.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { lotteryGamesQuery } from '../../../platform/lottery/lottery-games-query.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { browserLoader, serverLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { useCategoryNames } from '../../../shared/game/use-category-names.ts';
import { HouseLotteries } from '../../../shared/lottery/house-lotteries.tsx';
import { loadLotteries } from './load-lotteries.ts';
import { LotteryCards } from './lottery-cards.tsx';
import { Lotteries } from './lottery-list.tsx';

export const handle: RouteHandle = {
  title: 'page.lottery.more',
  back: true,
  header: true,
  footer: false,
  fillsDesktop: true,
};

export const loader = serverLoader(loadLotteries);
export const clientLoader = browserLoader(loadLotteries);

/** Every lottery of the merchant: the house's own, and of vendors the drawn ones and the electronic ones apart. */
export default function MoreLotteryScreen() {
  const t = useTranslate();
  const { data, error } = useQuery(lotteryGamesQuery(useApi()));
  const hasFailed = data === undefined && error !== null;
  return (
    <div className="space-y-5 px-4 pb-8">
      <p className="text-muted">{t('lottery.more.text')}</p>
      <HouseLotteries prizeMode={undefined} />
      {/* Not before the house's are there: that there are none is said of all of them. */}
      {data === undefined && !hasFailed ? null : (
        <OfVendors isBelowOthers={data?.list.length !== 0} isBelowFailure={hasFailed} />
      )}
    </div>
  );
}

interface OfVendorsProps {
  readonly isBelowOthers: boolean;
  readonly isBelowFailure: boolean;
}

function OfVendors(place: OfVendorsProps) {
  const names = useCategoryNames();
  return (
    <Lotteries {...place}>
      {(lotteries) =>
        lotteryCategories
          .map((category) => ({
            category,
            games: lotteries.filter(({ gameType }) => gameType === category),
          }))
          .filter(({ games }) => games.length > 0)
          .map(({ category, games }) => (
            <section key={category} aria-labelledby={`lotteries-${category}`}>
              <h2 id={`lotteries-${category}`} className="mb-3 text-lg font-semibold">
                {names[category]}
              </h2>
              <LotteryCards lotteries={games} />
            </section>
          ))
      }
    </Lotteries>
  );
}
