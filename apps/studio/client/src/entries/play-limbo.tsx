import { limboEngine } from '@wau/rules/limbo/limbo-engine';
import { bindEngine } from '@wau/rules/playable-title';
import { LimboGame } from '../limbo/limbo-game.tsx';
import { startPlay } from '../play/start-play.tsx';
import { loadVerifiedRound } from '../verify/load-verified-round.ts';

startPlay({
  openTitle: (mathematics) => bindEngine(limboEngine, mathematics),
  openBetsMaximum: 1,
  Game: LimboGame,
  loadVerifiedRound,
});
