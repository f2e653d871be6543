import { startPlay } from '../play/start-play.tsx';
import { PlinkoGame } from '../plinko/plinko-game.tsx';

startPlay({ gameCode: 'plinko', openBetsMaximum: 12, Game: PlinkoGame });
