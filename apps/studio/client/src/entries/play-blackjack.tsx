import { blackjackEngine } from '@wau/rules/blackjack/blackjack-engine';
import { bindEngine } from '@wau/rules/playable-title';
import { BlackjackGame } from '../blackjack/blackjack-game.tsx';
import { startPlay } from '../play/start-play.tsx';
import { loadVerifiedRound } from '../verify/load-verified-round.ts';

startPlay({
  openTitle: (mathematics) => bindEngine(blackjackEngine, mathematics),
  openBetsMaximum: 1,
  Game: BlackjackGame,
  loadVerifiedRound,
});
