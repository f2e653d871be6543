import { pickAndWheelEngine } from '@wau/rules/pick-and-wheel/pick-and-wheel-engine';
import { bindEngine } from '@wau/rules/playable-title';
import { useMemo } from 'react';
import { useMathematics } from '../play/play-context.tsx';
import { startPlay } from '../play/start-play.tsx';
import { pickAndWheelLook } from '../slot/looks/pick-and-wheel-look.ts';
import { SlotGame } from '../slot/slot-game.tsx';
import { loadVerifiedRound } from '../verify/load-verified-round.ts';

function PickAndWheelGame() {
  const mathematics = useMathematics(pickAndWheelEngine);
  return <SlotGame look={useMemo(() => pickAndWheelLook(mathematics), [mathematics])} />;
}

startPlay({
  openTitle: (mathematics) => bindEngine(pickAndWheelEngine, mathematics),
  openBetsMaximum: 1,
  Game: PickAndWheelGame,
  loadVerifiedRound,
});
