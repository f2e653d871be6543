import { bindEngine } from '@wau/rules/playable-title';
import { towersEngine } from '@wau/rules/towers/towers-engine';
import { startPlay } from '../play/start-play.tsx';
import { TowersGame } from '../towers/towers-game.tsx';
import { loadVerifiedRound } from '../verify/load-verified-round.ts';

startPlay({
  openTitle: (mathematics) => bindEngine(towersEngine, mathematics),
  openBetsMaximum: 1,
  Game: TowersGame,
  loadVerifiedRound,
});
