import { holdAndSpinEngine } from '@wau/rules/hold-and-spin/hold-and-spin-engine';
import { bindEngine } from '@wau/rules/playable-title';
import { useMemo } from 'react';
import { useMathematics } from '../play/play-context.tsx';
import { startPlay } from '../play/start-play.tsx';
import { holdAndSpinLook } from '../slot/looks/hold-and-spin-look.ts';
import { SlotGame } from '../slot/slot-game.tsx';
import { loadVerifiedRound } from '../verify/load-verified-round.ts';

function HoldAndSpinGame() {
  const mathematics = useMathematics(holdAndSpinEngine);
  return <SlotGame look={useMemo(() => holdAndSpinLook(mathematics), [mathematics])} />;
}

startPlay({
  openTitle: (mathematics) => bindEngine(holdAndSpinEngine, mathematics),
  openBetsMaximum: 1,
  Game: HoldAndSpinGame,
  loadVerifiedRound,
});
