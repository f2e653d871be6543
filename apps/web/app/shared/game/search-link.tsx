import Search from 'lucide-react/icons/search';
import { Link } from 'react-router';
import type { LobbyFilter } from '../../platform/game/game-categories.ts';
import { useTranslate } from '../../platform/language/use-language.ts';

/** Leads to the list of the kind, which has search, vendors and filters. */
export function SearchLink({ category }: { readonly category: LobbyFilter }) {
  const t = useTranslate();
  return (
    <Link
      to={category === 'ALL' ? '/m/gameList' : `/m/gameList?gameType=${category}`}
      className="mx-4 flex min-h-11 items-center gap-2 rounded-full border border-outline bg-surface px-4 text-muted"
    >
      <Search className="size-5 shrink-0" />
      {t('list.search')}
    </Link>
  );
}
