import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import type { AreaRegistration, RegisteredArea } from '../../platform/area-registration.ts';
import type { PasswordHashing } from '../account/credentials/password-hashing.ts';
import type { TransferWallets } from '../play/transfer-wallet/transfer-wallets.ts';
import { registerAdjustmentRoutes } from './adjustment/adjustment-routes.ts';
import { registerClosureRoutes } from './closure/closure-routes.ts';
import { finishClosuresJob } from './closure/finish-closures-job.ts';
import { applyPayInReport } from './deposit/apply-pay-in-report.ts';
import { depositJobs } from './deposit/deposit-jobs.ts';
import { type DepositParts, defaultDepositLimits } from './deposit/deposit-parts.ts';
import { registerDepositRoutes } from './deposit/deposit-routes.ts';
import { registerDepositAccountRoutes } from './deposit-account/deposit-account-routes.ts';
import { checkFundTransfersJob } from './fund-transfer/check-fund-transfers-job.ts';
import type { FundTransferParts } from './fund-transfer/fund-transfer-parts.ts';
import { registerFundTransferRoutes } from './fund-transfer/fund-transfer-routes.ts';
import { sweepVendorWalletsJob } from './fund-transfer/sweep-vendor-wallets-job.ts';
import { registerMemberMoneyRoutes } from './member-money/member-money-routes.ts';
import { paymentAdapters } from './payment/adapters/payment-adapters.ts';
import type { PaymentAdapter } from './payment/payment-adapter.ts';
import { registerPaymentRoutes } from './payment/payment-routes.ts';
import { createPayments } from './payment/payments.ts';
import { registerPaymentProviderRoutes } from './payment-provider/payment-provider-routes.ts';
import { registerPaymentReconciliationRoutes } from './payment-reconciliation/payment-reconciliation-routes.ts';
import { reconcilePaymentsJob } from './payment-reconciliation/reconcile-payments-job.ts';
import { watchPaymentDifferences } from './payment-reconciliation/watch-payment-differences.ts';
import { applyPayOutReport } from './payout/apply-pay-out-report.ts';
import { createPayoutParts } from './payout/payout-parts.ts';
import { createPayouts, type Payouts } from './payout/payouts.ts';
import { sendPayoutsJob } from './payout/send-payouts-job.ts';
import { registerProfitRoutes } from './profit/profit-routes.ts';
import { registerUplineTransferRoutes } from './upline-transfer/upline-transfer-routes.ts';
import { registerWalletRoutes } from './wallet/wallet-routes.ts';
import { tellPayoutEnd } from './withdrawal/tell-withdrawal.ts';
import type { WithdrawalParts } from './withdrawal/withdrawal-parts.ts';
import { registerWithdrawalRoutes } from './withdrawal/withdrawal-routes.ts';

export interface RegisteredMoney extends RegisteredArea {
  readonly payouts: Payouts;
}

/** Wallets, and the ways of money into them and out of them. */
export function registerMoneyArea(
  { app, registrars, parts, metrics }: AreaRegistration,
  sandboxTransport: SignedTransport,
  furtherAdapters: readonly PaymentAdapter[],
  transferWallets: TransferWallets,
  passwords: PasswordHashing,
  {
    readRewardTitles,
    ...ofDeposits
  }: Pick<DepositParts, 'readClubLevel' | 'bonuses'> & Pick<WithdrawalParts, 'readRewardTitles'>,
): RegisteredMoney {
  registerWalletRoutes(registrars, parts);
  registerProfitRoutes(registrars, parts);
  registerClosureRoutes(registrars, parts);
  registerMemberMoneyRoutes(registrars, parts);
  registerAdjustmentRoutes(registrars, parts);
  const adapters = [...paymentAdapters(sandboxTransport, parts.clock), ...furtherAdapters];
  const payments = createPayments(parts, adapters);
  const depositParts: DepositParts = { ...parts, payments, limits: defaultDepositLimits, ...ofDeposits };
  const payoutParts = createPayoutParts(parts, payments, (tx, key, now) =>
    tellPayoutEnd(parts, tx, key, now),
  );
  const fundTransferParts: FundTransferParts = { ...parts, wallets: transferWallets };
  registerDepositRoutes(registrars, { ...depositParts, config: parts.config });
  registerWithdrawalRoutes(registrars, {
    ...payoutParts,
    config: parts.config,
    passwords,
    readRewardTitles,
  });
  registerUplineTransferRoutes(registrars, { ...parts, passwords });
  registerFundTransferRoutes(registrars, fundTransferParts);
  registerPaymentProviderRoutes(registrars, parts, payments);
  registerDepositAccountRoutes(registrars, parts);
  registerPaymentReconciliationRoutes(registrars, parts);
  watchPaymentDifferences(metrics, parts.runner, parts.clock);
  registerPaymentRoutes(app, payments, {
    'pay-in': (account, report) => applyPayInReport(depositParts, account, report),
    'pay-out': (account, report) => applyPayOutReport(payoutParts, account, report),
  });
  return {
    jobs: [
      ...depositJobs(depositParts),
      sendPayoutsJob(payoutParts),
      checkFundTransfersJob(fundTransferParts),
      sweepVendorWalletsJob(fundTransferParts),
      finishClosuresJob(parts),
      reconcilePaymentsJob({ ...parts, payments }),
    ],
    payouts: createPayouts(payoutParts),
  };
}
