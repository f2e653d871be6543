import type { CallDefinition } from '../../call.ts';
import { decideAdjustment, listAdjustments, proposeAdjustment } from './adjustment-calls.ts';
import { closeAccount, getAccountClosure } from './closure-calls.ts';
import {
  changeDepositAccount,
  dropDepositAccountRequest,
  listDepositAccounts,
} from './deposit-account-calls.ts';
import {
  cancelDeposit,
  exportDeposits,
  getDeposit,
  getDepositTotals,
  listDepositMethods,
  listDepositRecord,
  listDeposits,
  placeDeposit,
  sendDepositProof,
} from './deposit-calls.ts';
import {
  decideDeposit,
  listContradictedDeposits,
  listWaitingDeposits,
  openDepositProof,
} from './deposit-review-calls.ts';
import {
  decideFundTransfer,
  getMerchantWallet,
  listStuckFundTransfers,
  returnFunds,
  transferFunds,
} from './fund-transfer-calls.ts';
import { getMemberMoney, listMemberBets, listMemberMovements } from './member-money-calls.ts';
import { receivePayInCallback, receivePayOutCallback } from './payment-calls.ts';
import {
  changePaymentProvider,
  dropPaymentProviderRequest,
  listPaymentProviders,
} from './payment-provider-calls.ts';
import { listPaymentDifferences, listPaymentReconciliations } from './payment-reconciliation-calls.ts';
import { exportProfit, getProfit } from './profit-calls.ts';
import {
  createPayment,
  createPayout,
  decidePayment,
  findPayment,
  readPaymentStatement,
} from './sandbox-calls.ts';
import { getUplineTransferTerms, transferToUpline } from './upline-transfer-calls.ts';
import {
  exportMovements,
  getBalance,
  getMovementTotals,
  listMovements,
  listRelatedMovements,
} from './wallet-calls.ts';
import {
  cancelWithdrawal,
  exportWithdrawals,
  getWithdrawal,
  getWithdrawalTerms,
  getWithdrawalTotals,
  listWithdrawalRecord,
  listWithdrawals,
  placeWithdrawal,
} from './withdrawal-calls.ts';
import { decideWithdrawal, listWaitingWithdrawals } from './withdrawal-review-calls.ts';

/** The calls about deposits, withdrawals, wallets, payment providers and the sandbox provider. */
export const moneyCalls = {
  getMemberMoney,
  listMemberMovements,
  listMemberBets,
  proposeAdjustment,
  listAdjustments,
  decideAdjustment,
  getAccountClosure,
  closeAccount,
  getBalance,
  listMovements,
  getMovementTotals,
  listRelatedMovements,
  exportMovements,
  getMerchantWallet,
  transferFunds,
  returnFunds,
  listStuckFundTransfers,
  decideFundTransfer,
  getUplineTransferTerms,
  transferToUpline,
  listDepositMethods,
  placeDeposit,
  listDeposits,
  getDeposit,
  cancelDeposit,
  sendDepositProof,
  listWaitingDeposits,
  listContradictedDeposits,
  openDepositProof,
  decideDeposit,
  listDepositRecord,
  getDepositTotals,
  exportDeposits,
  getWithdrawalTerms,
  placeWithdrawal,
  listWithdrawals,
  getWithdrawal,
  cancelWithdrawal,
  listWithdrawalRecord,
  getWithdrawalTotals,
  exportWithdrawals,
  getProfit,
  exportProfit,
  listWaitingWithdrawals,
  decideWithdrawal,
  listPaymentReconciliations,
  listPaymentDifferences,
  listPaymentProviders,
  changePaymentProvider,
  dropPaymentProviderRequest,
  listDepositAccounts,
  changeDepositAccount,
  dropDepositAccountRequest,
  receivePayInCallback,
  receivePayOutCallback,
  createPayment,
  createPayout,
  findPayment,
  readPaymentStatement,
  decidePayment,
} as const satisfies Record<string, CallDefinition>;
