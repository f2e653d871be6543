import { Link, useSearchParams } from 'react-router';
import { lotteryCategories } from '../../../platform/game/game-categories.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { GameCard } from '../../../shared/game/game-card.tsx';
import { GameCorner } from '../../../shared/game/game-corner.tsx';
import { useCategoryNames } from '../../../shared/game/use-category-names.ts';
import { LinkChips } from '../../../shared/list/link-chips.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { lotteryClientLoader, lotteryLoader } from './load-lotteries.ts';
import { Lotteries } from './lottery-list.tsx';

export const handle: RouteHandle = {
  title: 'page.lottery',
  back: true,
  header: true,
  footer: true,
  fillsDesktop: true,
};

export const loader = lotteryLoader;
export const clientLoader = lotteryClientLoader;

/** GA-01: the lotteries of a kind, where the filter of other games leads to. The address names the kind (`gameType`), else the drawn ones. */
export default function LotteryScreen() {
  const t = useTranslate();
  const names = useCategoryNames();
  const [search] = useSearchParams();
  const current = search.get('gameType') === 'ELOTT' ? 'ELOTT' : 'LOTT';
  const chips = lotteryCategories.map((category) => ({
    key: category,
    label: names[category],
    path: category === 'LOTT' ? '/m/lottery' : '/m/lottery?gameType=ELOTT',
  }));
  return (
    <div className="space-y-3 pb-6">
      <LinkChips label={t('lobby.category')} chips={chips} current={current} />
      <div className="space-y-4 px-4">
        <Lotteries category={current}>
          {(lotteries) => (
            <>
              <ul className="halves gap-3">
                {lotteries.map((game) => (
                  <GameCard key={game.nodeId} game={game} corner={<GameCorner game={game} />} />
                ))}
              </ul>
              <Link to="/m/moreLottery" className={buttonClass('secondary', 'medium', true)}>
                {t('lottery.start.all')}
              </Link>
            </>
          )}
        </Lotteries>
      </div>
    </div>
  );
}
