import { hiLoEngine } from '@wau/rules/hi-lo/hi-lo-engine';
import { bindEngine } from '@wau/rules/playable-title';
import { HiLoGame } from '../hi-lo/hi-lo-game.tsx';
import { startPlay } from '../play/start-play.tsx';
import { loadVerifiedRound } from '../verify/load-verified-round.ts';

startPlay({
  openTitle: (mathematics) => bindEngine(hiLoEngine, mathematics),
  openBetsMaximum: 1,
  Game: HiLoGame,
  loadVerifiedRound,
});
