import type { CallDefinition } from '../../call.ts';
import {
  cancelDeposit,
  getDeposit,
  listDepositMethods,
  listDeposits,
  placeDeposit,
} from './deposit-calls.ts';
import {
  decideFundTransfer,
  getMerchantWallet,
  listStuckFundTransfers,
  returnFunds,
  transferFunds,
} from './fund-transfer-calls.ts';
import { receivePayInCallback, receivePayOutCallback } from './payment-calls.ts';
import { createPayment, createPayout, decidePayment, findPayment } from './sandbox-calls.ts';
import { getBalance, getMovementTotals, listMovements } from './wallet-calls.ts';

/** The calls about deposits, wallets, payment providers and the sandbox provider. */
export const moneyCalls = {
  getBalance,
  listMovements,
  getMovementTotals,
  getMerchantWallet,
  transferFunds,
  returnFunds,
  listStuckFundTransfers,
  decideFundTransfer,
  listDepositMethods,
  placeDeposit,
  listDeposits,
  getDeposit,
  cancelDeposit,
  receivePayInCallback,
  receivePayOutCallback,
  createPayment,
  createPayout,
  findPayment,
  decidePayment,
} as const satisfies Record<string, CallDefinition>;
