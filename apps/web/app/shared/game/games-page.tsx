import { memo } from 'react';
import { type Game, GameCard } from './game-card.tsx';
import { GameCorner } from './game-corner.tsx';

interface GamesPageProps {
  readonly games: readonly Game[];
  /** So many of them are seen as soon as the page is. */
  readonly firstCount: number;
  /** Of each of its tiles, where they keep their places without being drawn (`use-near-pages.ts`). */
  readonly heights: readonly number[] | undefined;
}

/**
 * A page of a list of games. A thousand titles that were all drawn would cost a cheap phone 40 MB, and each further page
 * seconds.
 */
export const GamesPage = memo(function GamesPage({ games, firstCount, heights }: GamesPageProps) {
  return games.map((game, position) =>
    heights === undefined ? (
      <GameCard
        key={game.nodeId}
        game={game}
        isFirst={position < firstCount}
        corner={<GameCorner game={game} />}
      />
    ) : (
      <li key={game.nodeId} style={{ height: heights[position] }} />
    ),
  );
});
