import { Link } from 'react-router';
import { categoryPath, gameCategories } from '../../../platform/game/game-categories.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useCategoryNames } from '../../../shared/game/use-category-names.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import type { Home } from './home-queries.ts';

/** The kinds of games, each with its list; those that have any come first, the others are still shown. */
export function CategoryRail({ home: { categories } }: { readonly home: Home }) {
  const t = useTranslate();
  const names = useCategoryNames();
  const filled = gameCategories.filter((kind) => categories.some(({ gameType }) => gameType === kind));
  const empty = gameCategories.filter((kind) => !filled.includes(kind));
  return (
    <nav aria-label={t('lobby.category')} className="-mx-4 overflow-x-auto [scrollbar-width:none] wide:mx-0">
      <ul className="flex w-max gap-2 px-4 wide:px-0">
        {[...filled, ...empty].map((kind) => (
          <li key={kind}>
            <Link
              to={categoryPath(kind)}
              className="flex h-19 w-20 flex-col items-center justify-start gap-1 rounded-medium bg-surface px-0.5 pt-2.5 text-center text-xs leading-4 font-medium hover:bg-raised pressed:bg-raised"
            >
              <svg
                aria-hidden="true"
                className={classNames('size-6', filled.includes(kind) ? 'text-gold-text' : 'text-muted')}
              >
                <use href={`/art/categories.svg#${kind}`} />
              </svg>
              <span
                className={classNames('line-clamp-2 max-w-full', filled.includes(kind) ? '' : 'text-muted')}
              >
                {names[kind]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function CategoriesSkeleton() {
  return <Skeleton className="h-19 w-full rounded-medium" />;
}
