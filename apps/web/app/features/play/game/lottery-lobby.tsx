import { categoriesOfMode, type LotteryLobby as Lobby } from '../../../platform/game/lottery-launch.ts';
import { GameCard } from '../../../shared/game/game-card.tsx';
import { Lotteries } from './lottery-list.tsx';

/** GA-07: where lotteries start: those of a prize mode, each of which opens from here. */
export function LotteryLobby({ prizeMode }: Lobby) {
  const category = categoriesOfMode[prizeMode];
  return (
    <div className="h-full overflow-y-auto px-4 py-4">
      <Lotteries category={category}>
        {(lotteries) => (
          <ul className="halves gap-3">
            {lotteries.map((game) => (
              <GameCard key={game.nodeId} game={game} isInLobby />
            ))}
          </ul>
        )}
      </Lotteries>
    </div>
  );
}
