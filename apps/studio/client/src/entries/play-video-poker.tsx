import { bindEngine } from '@wau/rules/playable-title';
import { videoPokerEngine } from '@wau/rules/video-poker/video-poker-engine';
import { startPlay } from '../play/start-play.tsx';
import { loadVerifiedRound } from '../verify/load-verified-round.ts';
import { VideoPokerGame } from '../video-poker/video-poker-game.tsx';

startPlay({
  openTitle: (mathematics) => bindEngine(videoPokerEngine, mathematics),
  openBetsMaximum: 1,
  Game: VideoPokerGame,
  loadVerifiedRound,
});
