import { diceEngine } from '@wau/rules/dice/dice-engine';
import { bindEngine } from '@wau/rules/playable-title';
import { DiceGame } from '../dice/dice-game.tsx';
import { startPlay } from '../play/start-play.tsx';
import { loadVerifiedRound } from '../verify/load-verified-round.ts';

startPlay({
  openTitle: (mathematics) => bindEngine(diceEngine, mathematics),
  openBetsMaximum: 1,
  Game: DiceGame,
  loadVerifiedRound,
});
