import type { EngineCode } from '@wau/rules/engines';
import { verifiedBlackjack } from '../blackjack/verified-blackjack.tsx';
import { verifiedCoinFlip } from '../coin-flip/verified-coin-flip.tsx';
import { verifiedCrash } from '../crash/verified-crash.tsx';
import { verifiedDice } from '../dice/verified-dice.tsx';
import { verifiedHiLo } from '../hi-lo/verified-hi-lo.tsx';
import { verifiedKeno } from '../keno/verified-keno.tsx';
import { verifiedLimbo } from '../limbo/verified-limbo.tsx';
import { verifiedMines } from '../mines/verified-mines.tsx';
import { verifiedPlinko } from '../plinko/verified-plinko.tsx';
import { verifiedSlot } from '../slot/verified-slot.tsx';
import { verifiedTowers } from '../towers/verified-towers.tsx';
import type { VerifiedGame } from '../verified-game/verified-game.ts';
import { verifiedVideoPoker } from '../video-poker/verified-video-poker.tsx';
import { verifiedWheel } from '../wheel/verified-wheel.tsx';

/** How rounds of each engine are read and checked. */
export const verifiedGames: Readonly<Record<EngineCode, VerifiedGame>> = {
  lines: verifiedSlot,
  ways: verifiedSlot,
  'sticky-wilds': verifiedSlot,
  cluster: verifiedSlot,
  'hold-and-spin': verifiedSlot,
  'pick-and-wheel': verifiedSlot,
  dice: verifiedDice,
  plinko: verifiedPlinko,
  mines: verifiedMines,
  limbo: verifiedLimbo,
  keno: verifiedKeno,
  wheel: verifiedWheel,
  'coin-flip': verifiedCoinFlip,
  'hi-lo': verifiedHiLo,
  towers: verifiedTowers,
  'video-poker': verifiedVideoPoker,
  blackjack: verifiedBlackjack,
  crash: verifiedCrash,
};
