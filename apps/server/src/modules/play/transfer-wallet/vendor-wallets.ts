import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { VendorWalletKey } from './transfer-wallets.ts';
import {
  noteVendorWallet,
  selectVendorsWithFunds,
  selectVendorWallets,
  selectWalletsToSweep,
  setSweepAt,
  type VendorWalletRow,
  type WalletToSweep as WalletToSweepRow,
} from './vendor-wallet-sql.ts';

/** A wallet at a vendor that is due to be emptied, with what the decision needs. */
export type WalletToSweep = WalletToSweepRow;

/** The wallets that a member has ever had at vendors, whether or not anything is known to be there. */
export function listVendorWallets(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<readonly VendorWalletRow[]> {
  return selectVendorWallets(runner, merchantCode, memberId);
}

/** Vendors whose wallets may hold money of the member: the last that is known of them is no return of everything. */
export function listVendorsWithFunds(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<readonly string[]> {
  return selectVendorsWithFunds(runner, merchantCode, memberId);
}

/** Notes that a wallet holds money from now on, and when what is left of it is brought back. */
export function keepVendorWallet(
  tx: SqlRunner,
  wallet: VendorWalletKey,
  now: Date,
  sweepAt: Date,
): Promise<void> {
  return noteVendorWallet(tx, wallet, now, sweepAt);
}

/** Wallets whose time is over or whose member has left, over all merchants, the longest due first. */
export function listWalletsToSweep(
  runner: SqlRunner,
  now: Date,
  limit: number,
): Promise<readonly WalletToSweep[]> {
  return selectWalletsToSweep(runner, now, limit);
}

/** When a wallet is looked at again; `null`: nothing is left there. */
export function postponeSweep(
  runner: SqlRunner,
  wallet: VendorWalletRow,
  sweepAt: Date | null,
): Promise<void> {
  return setSweepAt(runner, wallet, sweepAt);
}
