import Info from 'lucide-react/icons/info';
import { useTranslate } from '../../platform/language/use-language.ts';
import { FavouriteButton } from './favourite-button.tsx';
import type { GameTile } from './game-card.tsx';
import { gameSheet } from './game-sheet-store.ts';

/** What stands over a game's tile beside the link: its heart, and the way to its card for whoever cannot hold it. */
export function GameCorner({ game }: { readonly game: GameTile }) {
  const t = useTranslate();
  return (
    <>
      <FavouriteButton game={game} />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('card.open', { name: game.gameName })}
        onClick={() => gameSheet.open(game.nodeId)}
        className="absolute end-0 bottom-0 flex size-11 items-end justify-end p-3 text-muted"
      >
        <Info className="size-4.5" />
      </button>
    </>
  );
}
