import { askingCases } from './cases/asking-cases.ts';
import { historyCases } from './cases/history-cases.ts';
import { orderCases } from './cases/order-cases.ts';
import { transferCases } from './cases/transfer-cases.ts';
import type { WalletCase } from './wallet-case.ts';

/** Everything that an adapter for wallets at the vendor is tried with, in the order of the report. */
export const walletCases: readonly WalletCase[] = [
  ...askingCases,
  ...orderCases,
  ...transferCases,
  ...historyCases,
];
