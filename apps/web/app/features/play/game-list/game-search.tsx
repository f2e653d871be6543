import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { LateFilterPanel } from './late-filter-panel.tsx';
import { filterCount, type ListChoice, listPath } from './list-choice.ts';

/** A pause in typing after which the list follows. */
const typingPauseMs = 300;
const longestName = 60;

/** What is typed is looked for among all games of the kind; beside it, the way to the other filters. */
export function GameSearch({ choice }: { readonly choice: ListChoice }) {
  const t = useTranslate();
  const id = useId();
  const [isFiltering, setIsFiltering] = useState(false);
  const { typed, type } = useTypedName(choice);
  const count = filterCount(choice);
  return (
    <search className="flex items-center gap-1 px-4">
      <label htmlFor={id} className="sr-only">
        {t('list.search')}
      </label>
      <span className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-full border border-outline bg-surface ps-4 focus-within:border-gold-text">
        <Search className="size-5 shrink-0 text-muted" />
        <input
          id={id}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={longestName}
          placeholder={t('list.search')}
          value={typed}
          onChange={({ target }) => type(target.value)}
          className="min-h-11 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
        />
        {typed === '' ? null : (
          <IconButton label={t('action.clear')} onClick={() => type('')}>
            <X className="size-5 text-muted" />
          </IconButton>
        )}
      </span>
      <span className="relative">
        <IconButton
          label={count === 0 ? t('list.filter') : t('list.filter.count', { count })}
          isExpanded={isFiltering}
          onClick={() => setIsFiltering(true)}
        >
          <SlidersHorizontal className="size-5" />
        </IconButton>
        {count === 0 ? null : (
          <span
            aria-hidden="true"
            className="gold-fill pointer-events-none absolute end-0.5 top-0.5 flex size-4.5 items-center justify-center rounded-full text-caption font-bold"
          >
            {count}
          </span>
        )}
      </span>
      <LateFilterPanel choice={choice} isOpen={isFiltering} onClose={() => setIsFiltering(false)} />
    </search>
  );
}

/**
 * The field runs ahead of the address while somebody types, and follows it when something else changes that: a tab that is
 * tapped in a pause of typing is what was wanted last.
 */
function useTypedName(choice: ListChoice) {
  const navigate = useNavigate();
  const { gameType, vassalage, minBet, gameName } = choice;
  const [typed, setTyped] = useState(gameName);
  const timer = useRef<number | undefined>(undefined);
  const path = listPath(choice);
  const followed = useRef(path);
  useEffect(() => {
    if (path === followed.current) return;
    followed.current = path;
    clearTimeout(timer.current);
    setTyped(gameName);
  }, [path, gameName]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      followed.current = listPath({ gameType, vassalage, minBet, gameName: text.trim() });
      void navigate(followed.current, { replace: true, preventScrollReset: true });
    }, typingPauseMs);
  };
  return { typed, type };
}
