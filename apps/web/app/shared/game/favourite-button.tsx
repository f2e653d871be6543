import Heart from 'lucide-react/icons/heart';
import { useTranslate } from '../../platform/language/use-language.ts';
import { classNames } from '../../ui/class-names.ts';
import type { GameTile } from './game-card.tsx';
import { useFavourite } from './use-favourite.ts';

/** GA-05: a heart over a game's picture. */
export function FavouriteButton({ game }: { readonly game: GameTile }) {
  const t = useTranslate();
  const { isFavourite, toggle } = useFavourite(game);
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={t('games.favourite', { name: game.gameName })}
      onClick={toggle}
      className="absolute end-0 top-0 flex size-11 items-center justify-center pressed:scale-90"
    >
      <span className="flex size-8 items-center justify-center rounded-full bg-page/70">
        <Heart
          className={classNames('size-4.5', isFavourite ? 'fill-hibiscus text-hibiscus' : 'text-text')}
        />
      </span>
    </button>
  );
}
