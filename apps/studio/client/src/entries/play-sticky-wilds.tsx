import { bindEngine } from '@wau/rules/playable-title';
import { stickyWildsEngine } from '@wau/rules/sticky-wilds/sticky-wilds-engine';
import { useMemo } from 'react';
import { useMathematics } from '../play/play-context.tsx';
import { startPlay } from '../play/start-play.tsx';
import { stickyWildsLook } from '../slot/looks/sticky-wilds-look.ts';
import { SlotGame } from '../slot/slot-game.tsx';
import { loadVerifiedRound } from '../verify/load-verified-round.ts';

function StickyWildsGame() {
  const mathematics = useMathematics(stickyWildsEngine);
  return <SlotGame look={useMemo(() => stickyWildsLook(mathematics), [mathematics])} />;
}

startPlay({
  openTitle: (mathematics) => bindEngine(stickyWildsEngine, mathematics),
  openBetsMaximum: 1,
  Game: StickyWildsGame,
  loadVerifiedRound,
});
