import type { QueryClient } from '@tanstack/react-query';
import { mainWallet } from '@wau/contract/fund-transfer-statuses';
import type { ApiClient } from '../api/api-client.ts';
import { refreshWallets } from './merchant-wallet-queries.ts';

/** What is being brought back, by vendor: what goes there next waits for it, or it would come straight back. */
const returning = new Map<string, Promise<unknown>>();

/**
 * Takes the balance along to a vendor with wallets of its own, before its game opens. Where nothing is there to take, or it
 * is not known yet whether it arrived, the game opens with what the vendor has.
 */
export async function fillVendorWallet(api: ApiClient, vendorCode: string): Promise<void> {
  await returning.get(vendorCode);
  await api.call(
    'transferFunds',
    { body: { from: mainWallet, to: vendorCode } },
    { idempotencyKey: crypto.randomUUID() },
  );
}

/**
 * Brings back what was left at other vendors by a page that was closed in the middle of a game, before another opens.
 * Where that fails, the game opens with what is here, and the server brings the rest after a while.
 */
export async function emptyOtherWallets(api: ApiClient, vendorCodes: readonly string[]): Promise<void> {
  await Promise.all(
    vendorCodes.map((vendorCode) =>
      api.call('returnFunds', { body: { vendorCode } }, { idempotencyKey: crypto.randomUUID() }),
    ),
  );
}

/** Brings back what is left when the game is left. Should it not get through, the server does it after a while. */
export function emptyVendorWallet(api: ApiClient, queryClient: QueryClient, vendorCode: string): void {
  const answer = api
    .call(
      'returnFunds',
      { body: { vendorCode } },
      { idempotencyKey: crypto.randomUUID(), outlivesPage: true },
    )
    .then(() => refreshWallets(queryClient))
    .finally(() => {
      if (returning.get(vendorCode) === answer) returning.delete(vendorCode);
    });
  returning.set(vendorCode, answer);
}
