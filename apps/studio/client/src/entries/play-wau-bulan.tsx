import { bindEngine } from '@wau/rules/playable-title';
import { wauBulanEngine } from '@wau/rules/wau-bulan/wau-bulan';
import { startPlay } from '../play/start-play.tsx';
import { loadVerifiedRound } from '../verify/load-verified-round.ts';
import { WauBulanGame } from '../wau-bulan/wau-bulan-game.tsx';

startPlay({
  openTitle: (mathematics) => bindEngine(wauBulanEngine, mathematics),
  openBetsMaximum: 1,
  Game: WauBulanGame,
  loadVerifiedRound,
});
