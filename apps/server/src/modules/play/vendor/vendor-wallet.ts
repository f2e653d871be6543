import { type Batcher, createBatcher } from '@wau/service/database/batcher';
import { isAboutOneRequest } from '@wau/service/database/database';
import type { Metrics } from '@wau/service/monitoring/metrics';
import { applyCommands } from './apply-commands.ts';
import { applyTogether } from './apply-together.ts';
import { type ApplyCommandsDeps, RoundChangedError } from './command-step.ts';
import { splitIntoWaves } from './split-into-waves.ts';
import type { WalletAnswer, WalletCommand } from './wallet-command.ts';

/** Carries out vendors' money calls in batches. */
export interface VendorWallet {
  /**
   * When it answers, the answer is committed. Throws `OverloadError` (no effect), or the database's error when it
   * failed: the outcome is then unknown, and the same call may be repeated.
   */
  submit(command: WalletCommand): Promise<WalletAnswer>;
  /** The same for commands of one player that are carried out all or none; see `applyTogether`. */
  submitTogether(commands: readonly WalletCommand[]): Promise<readonly WalletAnswer[]>;
  drain(): Promise<void>;
}

export interface VendorWalletOptions {
  /** Batches in flight at a time, each on one connection. */
  readonly lanes?: number;
  readonly maximumBatchSize?: number;
  readonly maximumQueueLength?: number;
}

/** What one call of a vendor asks for: a command, or several of one player that belong together. */
type Order = readonly WalletCommand[];

const batchName = 'vendor-wallet';
const defaults = {
  lanes: 3,
  maximumBatchSize: 200,
  maximumQueueLength: 10_000,
} as const;

export function createVendorWallet(
  deps: ApplyCommandsDeps,
  metrics: Pick<Metrics, 'observeBatch' | 'watchQueue'>,
  options: VendorWalletOptions = {},
): VendorWallet {
  const orders: Batcher<Order, readonly WalletAnswer[]> = createBatcher({
    ...defaults,
    ...options,
    // The order of a player's calls is kept, and two lanes would only wait for the player's row.
    keysOf: (order) => [playerOf(order)],
    async flush(batch) {
      const startedMs = performance.now();
      const answers = await applyBatch(deps, batch);
      metrics.observeBatch(batchName, batch.length, performance.now() - startedMs);
      return answers;
    },
    retriesOneByOne: (error) => error instanceof RoundChangedError || isAboutOneRequest(error),
  });
  metrics.watchQueue(batchName, () => orders.queueLength());
  return {
    submit: async (command) => at(await orders.submit([command]), 0),
    async submitTogether(commands) {
      if (new Set(commands.map((command) => playerOf([command]))).size !== 1) {
        throw new RangeError('commands that belong together are of one player');
      }
      return orders.submit(commands);
    },
    drain: () => orders.drain(),
  };
}

function playerOf(order: Order): string {
  const { merchantCode, memberId } = at(order, 0);
  return `${merchantCode}/${memberId}`;
}

/**
 * Single commands share transactions. Those that belong together have one of their own, and what their player asks for
 * beside them goes with them one after another, so that the player's order is kept.
 */
async function applyBatch(
  deps: ApplyCommandsDeps,
  batch: readonly Order[],
): Promise<readonly (readonly WalletAnswer[])[]> {
  const playersInTurn = new Set(batch.filter((order) => order.length > 1).map(playerOf));
  const answers = new Map<Order, readonly WalletAnswer[]>();
  await applyWaves(
    deps,
    batch.filter((order) => !playersInTurn.has(playerOf(order))),
    answers,
  );
  for (const order of batch) {
    if (!playersInTurn.has(playerOf(order))) continue;
    answers.set(order, await (order.length > 1 ? applyTogether(deps, order) : applyCommands(deps, order)));
  }
  return batch.map((order) => {
    const answer = answers.get(order);
    if (answer === undefined) throw new Error('every order is carried out');
    return answer;
  });
}

async function applyWaves(
  deps: ApplyCommandsDeps,
  singles: readonly Order[],
  answers: Map<Order, readonly WalletAnswer[]>,
): Promise<void> {
  for (const wave of splitIntoWaves(singles.map((order) => at(order, 0)))) {
    const orders = wave.map((position) => at(singles, position));
    const waveAnswers = await applyCommands(
      deps,
      orders.map((order) => at(order, 0)),
    );
    for (const [index, order] of orders.entries()) answers.set(order, [at(waveAnswers, index)]);
  }
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item at ${index}`);
  return item;
}
