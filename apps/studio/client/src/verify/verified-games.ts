import type { GameCode } from '@wau/rules/games';
import { verifiedDice } from '../dice/verified-dice.tsx';
import { verifiedPlinko } from '../plinko/verified-plinko.tsx';
import { verifiedWauBulan } from '../wau-bulan/verified-wau-bulan.ts';
import type { VerifiedGame } from './verified-game.ts';

/** A line for each game of the house; the compiler names the missing ones. */
export const verifiedGames: Readonly<Record<GameCode, VerifiedGame>> = {
  dice: verifiedDice,
  plinko: verifiedPlinko,
  'wau-bulan': verifiedWauBulan,
};
