import { bindEngine } from '@wau/rules/playable-title';
import { waysEngine } from '@wau/rules/ways/ways-engine';
import { useMemo } from 'react';
import { useMathematics } from '../play/play-context.tsx';
import { startPlay } from '../play/start-play.tsx';
import { waysLook } from '../slot/looks/ways-look.ts';
import { SlotGame } from '../slot/slot-game.tsx';
import { loadVerifiedRound } from '../verify/load-verified-round.ts';

function WaysGame() {
  const mathematics = useMathematics(waysEngine);
  return <SlotGame look={useMemo(() => waysLook(mathematics), [mathematics])} />;
}

startPlay({
  openTitle: (mathematics) => bindEngine(waysEngine, mathematics),
  openBetsMaximum: 1,
  Game: WaysGame,
  loadVerifiedRound,
});
