import { minesEngine } from '@wau/rules/mines/mines-engine';
import { bindEngine } from '@wau/rules/playable-title';
import { MinesGame } from '../mines/mines-game.tsx';
import { startPlay } from '../play/start-play.tsx';
import { loadVerifiedRound } from '../verify/load-verified-round.ts';

startPlay({
  openTitle: (mathematics) => bindEngine(minesEngine, mathematics),
  openBetsMaximum: 1,
  Game: MinesGame,
  loadVerifiedRound,
});
