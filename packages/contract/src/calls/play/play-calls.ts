import type { CallDefinition } from '../../call.ts';
import { getBetTotals, listBets } from './betting-calls.ts';
import { cashOutCrash, followCrash, getCrashClock, getCrashTable, placeCrashBet } from './crash-calls.ts';
import { launchGame, listGames } from './game-calls.ts';
import { listReconciliations, listStatementDifferences } from './reconciliation-calls.ts';
import {
  decideRound,
  finishRound,
  getPlayBalance,
  getRound,
  getRoundProof,
  getTitle,
  listRounds,
  listSeeds,
  listTitles,
  openPlay,
  placeBet,
  rotateSeed,
} from './studio-calls.ts';
import {
  findPurseTransfer,
  getPurseBalance,
  getPurseHistory,
  movePurseFunds,
  transferWalletAuthenticate,
  transferWalletPermit,
} from './transfer-wallet-calls.ts';
import { listUnfinishedRounds } from './unfinished-calls.ts';
import {
  vendorAuthenticate,
  vendorBalance,
  vendorBet,
  vendorBets,
  vendorEndRound,
  vendorRollback,
  vendorWin,
} from './vendor-calls.ts';

/** The calls about games, the studio and the vendors' protocol. */
export const playCalls = {
  listGames,
  launchGame,
  listBets,
  getBetTotals,
  listUnfinishedRounds,
  listReconciliations,
  listStatementDifferences,
  vendorAuthenticate,
  vendorBalance,
  vendorBet,
  vendorBets,
  vendorWin,
  vendorRollback,
  vendorEndRound,
  transferWalletAuthenticate,
  transferWalletPermit,
  movePurseFunds,
  findPurseTransfer,
  getPurseBalance,
  getPurseHistory,
  openPlay,
  getPlayBalance,
  placeBet,
  finishRound,
  listRounds,
  rotateSeed,
  listSeeds,
  getRoundProof,
  getTitle,
  decideRound,
  getRound,
  listTitles,
  getCrashTable,
  getCrashClock,
  followCrash,
  placeCrashBet,
  cashOutCrash,
} as const satisfies Record<string, CallDefinition>;
