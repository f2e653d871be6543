import { DiceGame } from '../dice/dice-game.tsx';
import { startPlay } from '../play/start-play.tsx';
import { loadVerifiedRound } from '../verify/load-verified-round.ts';

startPlay({ gameCode: 'dice', openBetsMaximum: 1, Game: DiceGame, loadVerifiedRound });
