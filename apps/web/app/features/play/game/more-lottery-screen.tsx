import { lotteryCategories } from '../../../platform/game/game-categories.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { GameCard } from '../../../shared/game/game-card.tsx';
import { GameCorner } from '../../../shared/game/game-corner.tsx';
import { useCategoryNames } from '../../../shared/game/use-category-names.ts';
import { lotteryClientLoader, lotteryLoader } from './load-lotteries.ts';
import { Lotteries } from './lottery-list.tsx';

export const handle: RouteHandle = {
  title: 'page.lottery.more',
  back: true,
  header: true,
  footer: false,
  fillsDesktop: true,
};

export const loader = lotteryLoader;
export const clientLoader = lotteryClientLoader;

/** Every lottery of the merchant, the drawn ones and the electronic ones apart. */
export default function MoreLotteryScreen() {
  const t = useTranslate();
  const names = useCategoryNames();
  return (
    <div className="space-y-5 px-4 pb-8">
      <p className="text-muted">{t('lottery.more.text')}</p>
      <Lotteries>
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
                <ul className="halves gap-3">
                  {games.map((game) => (
                    <GameCard key={game.nodeId} game={game} corner={<GameCorner game={game} />} />
                  ))}
                </ul>
              </section>
            ))
        }
      </Lotteries>
    </div>
  );
}
