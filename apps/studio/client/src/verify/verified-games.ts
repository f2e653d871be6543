import type { GameCode } from '@wau/rules/games';
import { verifiedDice } from '../dice/verified-dice.tsx';
import { verifiedPlinko } from '../plinko/verified-plinko.tsx';
import type { VerifiedGame } from '../verified-game/verified-game.ts';
import { verifiedWauBulan } from '../wau-bulan/verified-wau-bulan.ts';

/** A line for each game of the house; the compiler names the missing ones. */
export const verifiedGames: Readonly<Record<GameCode, VerifiedGame>> = {
  dice: verifiedDice,
  plinko: verifiedPlinko,
  'wau-bulan': verifiedWauBulan,
};
