import { clusterEngine } from '@wau/rules/cluster/cluster-engine';
import { bindEngine } from '@wau/rules/playable-title';
import { useMemo } from 'react';
import { useMathematics } from '../play/play-context.tsx';
import { startPlay } from '../play/start-play.tsx';
import { clusterLook } from '../slot/looks/cluster-look.ts';
import { SlotGame } from '../slot/slot-game.tsx';
import { loadVerifiedRound } from '../verify/load-verified-round.ts';

function ClusterGame() {
  const mathematics = useMathematics(clusterEngine);
  return <SlotGame look={useMemo(() => clusterLook(mathematics), [mathematics])} />;
}

startPlay({
  openTitle: (mathematics) => bindEngine(clusterEngine, mathematics),
  openBetsMaximum: 1,
  Game: ClusterGame,
  loadVerifiedRound,
});
