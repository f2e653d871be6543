import { memo } from 'react';
import { type Game, GameCard } from './game-card.tsx';
import { GameCorner } from './game-corner.tsx';

interface GameGroupProps {
  readonly games: readonly Game[];
  /** So many of them are seen as soon as the page is. */
  readonly firstCount: number;
  /** Comes with the page, which is there sooner where the browser leaves out what is not near. */
  readonly isOfFirstPage: boolean;
  /** In pixels: its tiles keep their places and are not drawn (`use-near-groups.ts`). */
  readonly heights: readonly number[] | undefined;
}

/**
 * Some tiles of a list of games. A thousand titles that were all drawn would cost a cheap phone 40 MB, and each further
 * page seconds.
 */
export const GameGroup = memo(function GameGroup(props: GameGroupProps) {
  const { games, firstCount, isOfFirstPage, heights } = props;
  return games.map((game, position) =>
    heights === undefined ? (
      <GameCard
        key={game.nodeId}
        game={game}
        isFirst={position < firstCount}
        isNear={!isOfFirstPage}
        corner={<GameCorner game={game} />}
      />
    ) : (
      <Place key={game.nodeId} name={game.gameName} height={heights[position]} />
    ),
  );
}, isSame);

/** Of what is far away its name alone is there, where the browser's own search finds it, and readers of the list. */
function Place({ name, height }: { readonly name: string; readonly height: number | undefined }) {
  return (
    <li
      className="overflow-hidden rounded-large bg-surface px-3 pt-4 text-muted contain-strict"
      style={{ height }}
    >
      {name}
    </li>
  );
}

/** When a further page comes, a list is put into groups anew, and those before it have not changed. */
function isSame(one: GameGroupProps, other: GameGroupProps): boolean {
  return (
    one.firstCount === other.firstCount &&
    one.isOfFirstPage === other.isOfFirstPage &&
    one.heights === other.heights &&
    one.games.length === other.games.length &&
    one.games.every((game, position) => game === other.games[position])
  );
}
