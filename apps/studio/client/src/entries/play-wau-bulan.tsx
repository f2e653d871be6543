import { startPlay } from '../play/start-play.tsx';
import { loadVerifiedRound } from '../verify/load-verified-round.ts';
import { WauBulanGame } from '../wau-bulan/wau-bulan-game.tsx';

startPlay({ gameCode: 'wau-bulan', openBetsMaximum: 1, Game: WauBulanGame, loadVerifiedRound });
