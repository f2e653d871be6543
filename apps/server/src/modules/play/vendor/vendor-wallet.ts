import { type Batcher, createBatcher } from '@wau/service/database/batcher';
import { isAboutOneRequest } from '@wau/service/database/database';
import type { Metrics } from '@wau/service/monitoring/metrics';
import { applyCommands } from './apply-commands.ts';
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
  drain(): Promise<void>;
}

export interface VendorWalletOptions {
  /** Batches in flight at a time, each on one connection. */
  readonly lanes?: number;
  readonly maximumBatchSize?: number;
  readonly maximumQueueLength?: number;
}

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
  const commands: Batcher<WalletCommand, WalletAnswer> = createBatcher({
    ...defaults,
    ...options,
    // The order of a player's calls is kept, and two lanes would only wait for the player's row.
    keysOf: (command) => [`${command.merchantCode}/${command.memberId}`],
    async flush(batch) {
      const startedMs = performance.now();
      const answers = await applyBatch(deps, batch);
      metrics.observeBatch(batchName, batch.length, performance.now() - startedMs);
      return answers;
    },
    retriesOneByOne: (error) => error instanceof RoundChangedError || isAboutOneRequest(error),
  });
  metrics.watchQueue(batchName, () => commands.queueLength());
  return {
    submit: (command) => commands.submit(command),
    drain: () => commands.drain(),
  };
}

async function applyBatch(
  deps: ApplyCommandsDeps,
  batch: readonly WalletCommand[],
): Promise<readonly WalletAnswer[]> {
  const answers = new Map<WalletCommand, WalletAnswer>();
  for (const wave of splitIntoWaves(batch)) {
    const commands = wave.map((position) => at(batch, position));
    const waveAnswers = await applyCommands(deps, commands);
    for (const [index, command] of commands.entries()) answers.set(command, at(waveAnswers, index));
  }
  return batch.map((command) => {
    const answer = answers.get(command);
    if (answer === undefined) throw new Error('every command is in a wave');
    return answer;
  });
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item at ${index}`);
  return item;
}
