import { useInfiniteQuery } from '@tanstack/react-query';
import Dices from 'lucide-react/icons/dices';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { GameCard } from '../../../shared/game/game-card.tsx';
import { GameCorner } from '../../../shared/game/game-corner.tsx';
import { useCategoryNames } from '../../../shared/game/use-category-names.ts';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { gameListQuery } from './list-queries.ts';
import { listOf, type PopularCategory } from './popular-category.ts';

/** As many as a phone shows at once below the words. */
const meanwhileCount = 4;

/** GA-03: a category without a game says so, and what is played meanwhile stands below. */
export function NoneOfCategory({ category }: { readonly category: PopularCategory }) {
  const t = useTranslate();
  const names = useCategoryNames();
  return (
    <>
      <EmptyState
        icon={<Dices />}
        title={
          category === 'HOT' ? t('lobby.empty.title') : t('centre.empty.title', { kind: names[category] })
        }
        text={t('centre.empty.text')}
        action={
          <Link to="/m/gameLobby" className={buttonClass('primary', 'medium')}>
            {t('lobby.empty.action')}
          </Link>
        }
      />
      {category === 'HOT' ? null : <Meanwhile />}
    </>
  );
}

function Meanwhile() {
  const t = useTranslate();
  const { data } = useInfiniteQuery(gameListQuery(useApi(), listOf({ category: 'HOT', vassalage: '' })));
  const games = data?.pages[0]?.games.slice(0, meanwhileCount) ?? [];
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="meanwhile">
      <h2 id="meanwhile" className="mb-3 text-lg font-semibold">
        {t('list.tab.HOT')}
      </h2>
      <ul className="halves gap-3">
        {games.map((game) => (
          <GameCard key={game.nodeId} game={game} corner={<GameCorner game={game} />} />
        ))}
      </ul>
    </section>
  );
}
