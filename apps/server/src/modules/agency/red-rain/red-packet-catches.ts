import { setTimeout as sleep } from 'node:timers/promises';
import { type Batcher, createBatcher } from '@wau/service/database/batcher';
import { isAboutOneRequest } from '@wau/service/database/database';
import type { Metrics } from '@wau/service/monitoring/metrics';
import { Refusal } from '@wau/service/refusal';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type AskedCatch, type CatchOutcome, type CaughtPacket, catchTogether } from './catch-together.ts';

/** Catches packets in batches: thousands tap within the same second. */
export interface RedPacketCatches {
  /** When it answers, the packet is paid. Throws a `Refusal`, `OverloadError` (no effect), or the database's error. */
  catchOne(asked: AskedCatch): Promise<CaughtPacket>;
  /** Resolves once everybody who was let in is answered. */
  drain(): Promise<void>;
}

const batchName = 'red-packets';
const batches = { lanes: 2, maximumBatchSize: 100, maximumQueueLength: 10_000 } as const;
/** What another process holds is free or gone so soon. */
const pauseMs = 20;
const mostTries = 10;

export function createRedPacketCatches(
  parts: Pick<ServerParts, 'database' | 'ledger' | 'clock'>,
  metrics: Pick<Metrics, 'observeBatch' | 'watchQueue'>,
): RedPacketCatches {
  const catches: Batcher<AskedCatch, CatchOutcome> = createBatcher({
    ...batches,
    // A second tap of a member finds what the first has caught.
    keysOf: ({ merchantCode, rainId, memberId }) => [`${merchantCode}/${rainId}/${memberId}`],
    async flush(batch) {
      const startedMs = performance.now();
      const outcomes = await catchTogether(parts, batch);
      metrics.observeBatch(batchName, batch.length, performance.now() - startedMs);
      return outcomes;
    },
    retriesOneByOne: isAboutOneRequest,
  });
  metrics.watchQueue(batchName, () => catches.queueLength());
  return {
    async catchOne(asked) {
      for (let tries = 0; tries < mostTries; tries += 1) {
        const outcome = await catches.submit(asked);
        if (outcome.kind === 'caught') return outcome.packet;
        if (outcome.kind === 'refused') throw new Refusal(outcome.code);
        await sleep(pauseMs);
      }
      throw new Refusal('rain.empty');
    },
    drain: () => catches.drain(),
  };
}
