import { bindEngine } from '@wau/rules/playable-title';
import { plinkoEngine } from '@wau/rules/plinko/plinko-engine';
import { startPlay } from '../play/start-play.tsx';
import { PlinkoGame } from '../plinko/plinko-game.tsx';
import { loadVerifiedRound } from '../verify/load-verified-round.ts';

startPlay({
  openTitle: (mathematics) => bindEngine(plinkoEngine, mathematics),
  openBetsMaximum: 12,
  Game: PlinkoGame,
  loadVerifiedRound,
});
