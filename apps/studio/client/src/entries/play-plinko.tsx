import { startPlay } from '../play/start-play.tsx';
import { PlinkoGame } from '../plinko/plinko-game.tsx';
import { loadVerifiedRound } from '../verify/load-verified-round.ts';

startPlay({ gameCode: 'plinko', openBetsMaximum: 12, Game: PlinkoGame, loadVerifiedRound });
