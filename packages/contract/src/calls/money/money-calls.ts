import type { CallDefinition } from '../../call.ts';
import {
  cancelDeposit,
  getDeposit,
  listDepositMethods,
  listDeposits,
  placeDeposit,
  receivePaymentCallback,
} from './cashier-calls.ts';
import { createPayment, decidePayment } from './sandbox-calls.ts';
import { getBalance, listMovements } from './wallet-calls.ts';

/** The calls about deposits, wallets and the sandbox provider. */
export const moneyCalls = {
  getBalance,
  listMovements,
  listDepositMethods,
  placeDeposit,
  listDeposits,
  getDeposit,
  cancelDeposit,
  receivePaymentCallback,
  createPayment,
  decidePayment,
} as const satisfies Record<string, CallDefinition>;
