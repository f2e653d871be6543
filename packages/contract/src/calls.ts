import type { CallDefinition } from './call.ts';
import {
  cancelDeposit,
  getDeposit,
  listDepositMethods,
  listDeposits,
  placeDeposit,
  receivePaymentCallback,
} from './calls/cashier-calls.ts';
import { launchGame, listBanners, listBets, listGames } from './calls/game-calls.ts';
import { getMemberInfo, register } from './calls/member-calls.ts';
import { createPayment, decidePayment } from './calls/sandbox-calls.ts';
import {
  listSessions,
  login,
  logout,
  openRememberedLogin,
  rememberLogin,
  renewSession,
  revokeSession,
  revokeSessions,
} from './calls/session-calls.ts';
import {
  finishRound,
  getPlayBalance,
  getRoundProof,
  listRounds,
  listSeeds,
  openPlay,
  placeBet,
  rotateSeed,
} from './calls/studio-calls.ts';
import {
  getCaptcha,
  getEncryptionKey,
  getRegisterSettings,
  getSystemStatus,
  getWhitelabel,
  listCountries,
} from './calls/system-calls.ts';
import { createTrialAccount, createTrialAccountByGet, loginTrial } from './calls/trial-calls.ts';
import {
  vendorAuthenticate,
  vendorBalance,
  vendorBet,
  vendorEndRound,
  vendorRollback,
  vendorWin,
} from './calls/vendor-calls.ts';
import { getBalance, listMovements } from './calls/wallet-calls.ts';

/** Every call of the product, by its name: what the server registers, the clients are typed by and OpenAPI lists. */
export const calls = {
  getSystemStatus,
  getWhitelabel,
  getEncryptionKey,
  getRegisterSettings,
  getCaptcha,
  login,
  renewSession,
  logout,
  listSessions,
  revokeSession,
  revokeSessions,
  rememberLogin,
  openRememberedLogin,
  createTrialAccount,
  createTrialAccountByGet,
  loginTrial,
  listCountries,
  register,
  getMemberInfo,
  getBalance,
  listMovements,
  listDepositMethods,
  placeDeposit,
  listDeposits,
  getDeposit,
  cancelDeposit,
  receivePaymentCallback,
  listGames,
  launchGame,
  listBets,
  listBanners,
  vendorAuthenticate,
  vendorBalance,
  vendorBet,
  vendorWin,
  vendorRollback,
  vendorEndRound,
  openPlay,
  getPlayBalance,
  placeBet,
  finishRound,
  listRounds,
  rotateSeed,
  listSeeds,
  getRoundProof,
  createPayment,
  decidePayment,
} as const satisfies Record<string, CallDefinition>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
