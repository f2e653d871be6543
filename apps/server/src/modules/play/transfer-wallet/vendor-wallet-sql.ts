import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { VendorWalletKey } from './transfer-wallets.ts';

/** Notes that a wallet holds money from now on, and when what is left of it is brought back. */
export async function noteVendorWallet(
  tx: SqlRunner,
  { merchantCode, memberId, vendorCode }: VendorWalletKey,
  now: Date,
  sweepAt: Date,
): Promise<void> {
  await tx.query({
    name: 'note-vendor-wallet',
    text: `insert into wau.vendor_wallets as wallet (merchant_id, member_id, vendor_code, opened_at, sweep_at)
           values ($1, $2, $3, $4, $5)
           on conflict (merchant_id, member_id, vendor_code) do update set sweep_at = excluded.sweep_at`,
    values: [merchantCode, memberId, vendorCode, now, sweepAt],
  });
}

/** Wins of rounds that ended after all was brought back are brought back as well. */
export async function noteWins(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  vendorCode: string,
  memberIds: readonly MemberId[],
  sweepAt: Date,
): Promise<void> {
  await tx.query({
    name: 'note-wins-at-vendor',
    text: `update wau.vendor_wallets set sweep_at = $4
            where merchant_id = $1 and vendor_code = $2 and member_id = any ($3) and sweep_at is null`,
    values: [merchantCode, vendorCode, memberIds, sweepAt],
  });
}

export interface VendorWalletRow {
  readonly merchant_id: MerchantCode;
  readonly member_id: MemberId;
  readonly vendor_code: string;
  /** Null: nothing is known to be there. */
  readonly sweep_at: Date | null;
}

export function selectVendorWallets(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<readonly VendorWalletRow[]> {
  return runner.query<VendorWalletRow & Record<string, unknown>>({
    name: 'select-vendor-wallets',
    text: `select merchant_id, member_id, vendor_code, sweep_at from wau.vendor_wallets
            where merchant_id = $1 and member_id = $2 order by vendor_code`,
    values: [merchantCode, memberId],
  });
}

/** Vendors whose wallets may hold money of the member: the last that is known of them is no return of everything. */
export async function selectVendorsWithFunds(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<readonly string[]> {
  const rows = await runner.query<{ vendor_code: string }>({
    name: 'select-vendors-with-funds',
    text: `select wallet.vendor_code from wau.vendor_wallets as wallet
            cross join lateral (
                   select transfer.direction, transfer.status from wau.fund_transfers as transfer
                    where transfer.merchant_id = wallet.merchant_id and transfer.member_id = wallet.member_id
                      and transfer.vendor_code = wallet.vendor_code
                    order by transfer.fund_transfer_id desc limit 1) as last
            where wallet.merchant_id = $1 and wallet.member_id = $2 and wallet.sweep_at is not null
              and (last.direction = 'in' or last.status <> 'completed')
            order by wallet.vendor_code`,
    values: [merchantCode, memberId],
  });
  return rows.map(({ vendor_code }) => vendor_code);
}

export interface WalletToSweep extends VendorWalletRow {
  /** The member is logged in somewhere. */
  readonly is_live: boolean;
  readonly return_funds_minutes: number;
}

/** Wallets whose time is over or whose member has left, over all merchants, the longest due first. */
export function selectWalletsToSweep(
  runner: SqlRunner,
  now: Date,
  limit: number,
): Promise<readonly WalletToSweep[]> {
  return runner.query<WalletToSweep & Record<string, unknown>>({
    name: 'select-wallets-to-sweep',
    text: `select wallet.merchant_id, wallet.member_id, wallet.vendor_code, wallet.sweep_at, live.is_live,
                  real.return_funds_minutes
             from wau.vendor_wallets as wallet
             join wau.merchants as played on played.merchant_id = wallet.merchant_id
             join wau.merchants as real on real.merchant_id = coalesce(played.trial_of, played.merchant_id)
            cross join lateral (
                   select exists (
                            select from wau.sessions as session
                             where session.merchant_id = wallet.merchant_id
                               and session.member_id = wallet.member_id and session.ended_at is null
                               and session.idle_until > $1 and session.ends_at > $1) as is_live) as live
            where wallet.sweep_at is not null and (wallet.sweep_at <= $1 or not live.is_live)
            order by wallet.sweep_at limit $2`,
    values: [now, limit],
  });
}

/** `null`: nothing is left. Changes nothing where money has gone there since the wallet was read. */
export async function setSweepAt(
  runner: SqlRunner,
  wallet: VendorWalletRow,
  sweepAt: Date | null,
): Promise<void> {
  await runner.query({
    name: 'set-sweep-at',
    text: `update wau.vendor_wallets set sweep_at = $5
            where merchant_id = $1 and member_id = $2 and vendor_code = $3 and sweep_at = $4`,
    values: [wallet.merchant_id, wallet.member_id, wallet.vendor_code, wallet.sweep_at, sweepAt],
  });
}
