import { HeartButton } from '../favourite/heart-button.tsx';
import type { GameTile } from './game-card.tsx';
import { useFavourite } from './use-favourite.ts';

/** GA-05: a heart over a game's picture. */
export function FavouriteButton({ game }: { readonly game: GameTile }) {
  return <HeartButton heart={useFavourite(game)} name={game.gameName} className="absolute end-0 top-0" />;
}
