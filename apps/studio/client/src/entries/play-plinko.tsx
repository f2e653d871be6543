import { DiceGame } from '../dice/dice-game.tsx';
import { startPlay } from '../play/start-play.tsx';

startPlay({ gameCode: 'dice', openBetsMaximum: 1, Game: DiceGame });
