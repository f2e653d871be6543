import type { QueryClient } from '@tanstack/react-query';
import { mainWallet } from '@wau/contract/fund-transfer-statuses';
import type { ApiClient } from '../api/api-client.ts';
import { isPassingFailure } from '../api/api-failure.ts';
import { wait } from '../api/wait.ts';
import { refreshWallets } from './merchant-wallet-queries.ts';

interface Returning {
  readonly answer: Promise<unknown>;
  /** Ends the tries that have not begun. */
  readonly giveUp: AbortController;
}

/** What is being brought back, by vendor: what goes there next waits for it, or it would come straight back. */
const returning = new Map<string, Returning>();

/** How long to wait before each further try: until the server's own return, the player would see the money missing. */
const againAfterMs = [1_000, 3_000, 9_000];

/**
 * Takes the balance along to a vendor with wallets of its own, before its game opens. Where nothing is there to take, or it
 * is not known yet whether it arrived, the game opens with what the vendor has.
 */
export async function fillVendorWallet(api: ApiClient, vendorCode: string): Promise<void> {
  const underWay = returning.get(vendorCode);
  underWay?.giveUp.abort();
  await underWay?.answer;
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

/**
 * Brings back what is left when the game is left, and tries again where the server is overloaded or out of reach. Should no
 * try get through, the server does it after a while.
 */
export function emptyVendorWallet(api: ApiClient, queryClient: QueryClient, vendorCode: string): void {
  const giveUp = new AbortController();
  const answer = bringBack(api, vendorCode, giveUp.signal)
    .then(() => refreshWallets(queryClient))
    .finally(() => {
      if (returning.get(vendorCode)?.answer === answer) returning.delete(vendorCode);
    });
  returning.set(vendorCode, { answer, giveUp });
}

async function bringBack(api: ApiClient, vendorCode: string, giveUp: AbortSignal): Promise<void> {
  const options = { idempotencyKey: crypto.randomUUID(), outlivesPage: true };
  const ask = () => api.call('returnFunds', { body: { vendorCode } }, options);
  let result = await ask();
  for (const ms of againAfterMs) {
    if (result.ok || !isPassingFailure(result) || giveUp.aborted) return;
    await wait(Math.max(ms, (result.retryAfterSeconds ?? 0) * 1_000), giveUp);
    if (giveUp.aborted) return;
    result = await ask();
  }
}
