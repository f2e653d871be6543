import type { ServerParts } from '../../../platform/server-parts.ts';
import type { TransferWallets } from '../../play/transfer-wallet/transfer-wallets.ts';

/** What the use cases of transfers between wallets are made of. */
export interface FundTransferParts
  extends Pick<ServerParts, 'clock' | 'random' | 'database' | 'runner' | 'ledger' | 'merchants'> {
  readonly wallets: TransferWallets;
}

/** Longer than a vendor is waited for, so that nobody asks what became of an order that is still being carried out. */
export const firstCheckMs = 15_000;
export const longestCheckPauseMs = 15 * 60_000;
/** With these pauses about four hours; then a person finds out. */
export const maximumChecks = 20;
/** Of one member in an hour. Each game that is opened and left is two. */
export const maximumFundTransfersPerHour = 120;
/** How many a member is shown. */
export const shownFundTransfers = 10;
