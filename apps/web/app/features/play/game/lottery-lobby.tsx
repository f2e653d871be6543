import type { LotteryLobby as Lobby } from '../../../platform/game/lottery-address.ts';
import { GameCard } from '../../../shared/game/game-card.tsx';
import { LotteryLinks } from '../../../shared/lottery/lottery-links.tsx';
import { LotteriesOfMode } from './lotteries-of-mode.tsx';

/** GA-07: where lotteries start: those of a prize mode, each of which opens from here. */
export function LotteryLobby({ prizeMode }: Lobby) {
  return (
    <div className="h-full space-y-4 overflow-y-auto px-4 pt-1 pb-6">
      <LotteryLinks />
      <LotteriesOfMode prizeMode={prizeMode}>
        {(lotteries) => (
          <ul className="halves gap-3">
            {lotteries.map((game) => (
              <GameCard key={game.nodeId} game={game} isInLobby />
            ))}
          </ul>
        )}
      </LotteriesOfMode>
    </div>
  );
}
