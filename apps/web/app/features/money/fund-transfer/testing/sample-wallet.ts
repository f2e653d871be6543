import type { FundTransfer, MerchantWallet } from '../../../../platform/wallets/merchant-wallet-queries.ts';

export const sampleTransfer: FundTransfer = {
  fundTransferId: 'ftr_00000000000000000000000001' as FundTransfer['fundTransferId'],
  from: 'main',
  to: 'samudra',
  vendorName: 'Samudra Gaming',
  amountMinor: '5000',
  currencyCode: 'MYR',
  status: 'completed',
  placedAt: '2026-03-01T04:00:00.000Z',
  decidedAt: '2026-03-01T04:00:01.000Z',
  nextCheckAt: null,
};

export const sampleWallet: MerchantWallet = {
  sumBalance: '150.00',
  currencyCode: 'MYR',
  currencySymbol: 'RM',
  mainBalanceMinor: '10000',
  isTransferOpen: true,
  isAutomatic: true,
  returnAfterMinutes: 15,
  wallets: [{ vendorCode: 'samudra', vendorName: 'Samudra Gaming', balanceMinor: '5000', isOpen: true }],
  transfers: [sampleTransfer],
};
