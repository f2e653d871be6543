import { GameCard, type GameTile } from '../../../shared/game/game-card.tsx';
import { GameCorner } from '../../../shared/game/game-corner.tsx';

/** Lotteries of vendors as tiles. */
export function LotteryCards({ lotteries }: { readonly lotteries: readonly GameTile[] }) {
  return (
    <ul className="halves gap-3">
      {lotteries.map((game) => (
        <GameCard key={game.nodeId} game={game} corner={<GameCorner game={game} />} />
      ))}
    </ul>
  );
}
