import { withTransaction } from '@wau/service/database/database';
import { Fault, Refusal } from '@wau/service/refusal';
import type { Job } from '../../../platform/jobs/job.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import {
  listWalletsToSweep,
  postponeSweep,
  type WalletToSweep,
} from '../../play/transfer-wallet/vendor-wallets.ts';
import type { FundTransferParts } from './fund-transfer-parts.ts';
import { orderFundTransfer } from './order-fund-transfer.ts';
import { sendFundTransfer } from './send-fund-transfer.ts';

const name = 'sweep-vendor-wallets';
const batchSize = 200;
const atATime = 10;

/**
 * Brings back what lies at vendors: when the member has logged out, and when nobody has played for as long as the merchant
 * says. It does not hang on the module: money comes back also where transfers are switched off.
 *
 * Invariants: a wallet is let go of only when its vendor says that nothing is there and nothing can be won, and no money
 * has gone there since; whoever plays is left alone.
 */
export function sweepVendorWalletsJob(parts: FundTransferParts): Job<unknown> {
  return {
    name,
    schedule: '* * * * *',
    async run(_payload, stopping) {
      const wallets = await listWalletsToSweep(parts.runner, new Date(parts.clock.nowMs()), batchSize);
      for (let first = 0; first < wallets.length && !stopping.aborted; first += atATime) {
        await Promise.all(wallets.slice(first, first + atATime).map((wallet) => sweep(parts, wallet)));
      }
    },
  };
}

async function sweep(parts: FundTransferParts, wallet: WalletToSweep): Promise<void> {
  const returnAfterMs = wallet.return_funds_minutes * 60_000;
  const putOffTo = new Date(parts.clock.nowMs() + returnAfterMs);
  try {
    const merchant = await parts.merchants.byCode(wallet.merchant_id);
    if (merchant === undefined) throw new Error(`merchant ${wallet.merchant_id} of a wallet is gone`);
    const key = {
      merchantCode: wallet.merchant_id,
      memberId: wallet.member_id,
      vendorCode: wallet.vendor_code,
    };
    const there = await parts.wallets.balance(key, merchant.currencyCode);
    if (there.balanceMinor === 0n) {
      return await postponeSweep(parts.runner, wallet, there.hasOpenRounds ? putOffTo : null);
    }
    const idleSinceMs = there.lastPlayedAt?.getTime() ?? 0;
    const playsUntil = new Date(idleSinceMs + returnAfterMs);
    if (wallet.is_live && playsUntil.getTime() > parts.clock.nowMs()) {
      return await postponeSweep(parts.runner, wallet, playsUntil);
    }
    await bringBack(parts, key, { currencyCode: merchant.currencyCode, returnAfterMs });
    await postponeSweep(parts.runner, wallet, putOffTo);
  } catch (error) {
    // Who does not answer is asked again, and what is under way is awaited.
    if (!(error instanceof Fault) && !(error instanceof Refusal)) throw error;
  }
}

async function bringBack(
  parts: FundTransferParts,
  wallet: Parameters<typeof orderFundTransfer>[2]['wallet'],
  terms: Pick<Parameters<typeof orderFundTransfer>[2], 'currencyCode' | 'returnAfterMs'>,
): Promise<void> {
  const fundTransferId = await withTransaction(parts.database, async (tx) => {
    await lockMember(tx, wallet);
    return orderFundTransfer(parts, tx, {
      ...terms,
      wallet,
      direction: 'out',
      origin: 'sweep',
      amountMinor: undefined,
    });
  });
  await sendFundTransfer(parts, { merchant_id: wallet.merchantCode, fund_transfer_id: fundTransferId });
}
