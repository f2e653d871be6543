import { kenoEngine } from '@wau/rules/keno/keno-engine';
import { bindEngine } from '@wau/rules/playable-title';
import { KenoGame } from '../keno/keno-game.tsx';
import { startPlay } from '../play/start-play.tsx';
import { loadVerifiedRound } from '../verify/load-verified-round.ts';

startPlay({
  openTitle: (mathematics) => bindEngine(kenoEngine, mathematics),
  openBetsMaximum: 1,
  Game: KenoGame,
  loadVerifiedRound,
});
