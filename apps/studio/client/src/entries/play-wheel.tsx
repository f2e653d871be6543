import { bindEngine } from '@wau/rules/playable-title';
import { wheelEngine } from '@wau/rules/wheel/wheel-engine';
import { startPlay } from '../play/start-play.tsx';
import { loadVerifiedRound } from '../verify/load-verified-round.ts';
import { WheelGame } from '../wheel/wheel-game.tsx';

startPlay({
  openTitle: (mathematics) => bindEngine(wheelEngine, mathematics),
  openBetsMaximum: 1,
  Game: WheelGame,
  loadVerifiedRound,
});
