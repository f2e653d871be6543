import { coinFlipEngine } from '@wau/rules/coin-flip/coin-flip-engine';
import { bindEngine } from '@wau/rules/playable-title';
import { CoinFlipGame } from '../coin-flip/coin-flip-game.tsx';
import { startPlay } from '../play/start-play.tsx';
import { loadVerifiedRound } from '../verify/load-verified-round.ts';

startPlay({
  openTitle: (mathematics) => bindEngine(coinFlipEngine, mathematics),
  openBetsMaximum: 1,
  Game: CoinFlipGame,
  loadVerifiedRound,
});
