import { linesEngine } from '@wau/rules/lines/lines-engine';
import { bindEngine } from '@wau/rules/playable-title';
import { useMemo } from 'react';
import { useMathematics } from '../play/play-context.tsx';
import { startPlay } from '../play/start-play.tsx';
import { linesLook } from '../slot/looks/lines-look.ts';
import { SlotGame } from '../slot/slot-game.tsx';
import { loadVerifiedRound } from '../verify/load-verified-round.ts';

function LinesGame() {
  const mathematics = useMathematics(linesEngine);
  return <SlotGame look={useMemo(() => linesLook(mathematics), [mathematics])} />;
}

startPlay({
  openTitle: (mathematics) => bindEngine(linesEngine, mathematics),
  openBetsMaximum: 1,
  Game: LinesGame,
  loadVerifiedRound,
});
