import { crashEngine } from '@wau/rules/crash/crash-engine';
import { bindEngine } from '@wau/rules/playable-title';
import { CrashGame } from '../crash/crash-game.tsx';
import { startPlay } from '../play/start-play.tsx';
import { loadVerifiedRound } from '../verify/load-verified-round.ts';

startPlay({
  openTitle: (mathematics) => bindEngine(crashEngine, mathematics),
  openBetsMaximum: 1,
  Game: CrashGame,
  loadVerifiedRound,
});
