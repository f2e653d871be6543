import { memo } from 'react';
import { type Game, GameCard } from './game-card.tsx';
import { GameCorner } from './game-corner.tsx';

interface GamesPageProps {
  readonly games: readonly Game[];
  /** So many of them are seen as soon as the page is. */
  readonly firstCount: number;
  /** Otherwise its tiles keep their places, with these heights (`use-near-pages.ts`). */
  readonly isDrawn: boolean;
  readonly heights: readonly number[] | undefined;
}

/**
 * A page of a list of games. A thousand titles that were all drawn would cost a cheap phone 40 MB, and each further page
 * seconds.
 */
export const GamesPage = memo(function GamesPage({ games, firstCount, isDrawn, heights }: GamesPageProps) {
  return games.map((game, position) =>
    isDrawn ? (
      <GameCard
        key={game.nodeId}
        game={game}
        isFirst={position < firstCount}
        heightPixels={heights?.[position]}
        corner={<GameCorner game={game} />}
      />
    ) : (
      <li key={game.nodeId} style={{ height: heights?.[position] }} />
    ),
  );
});
