import type { Clock } from '@wau/service/clock';
import type { NotificationListener } from './notification-listener.ts';

export interface KeptSnapshotOptions<Value> {
  readonly clock: Clock;
  readonly notifications: NotificationListener;
  /** What is announced there makes the snapshot old at once. */
  readonly channel: string;
  /** How old it may get should notices fail to come. */
  readonly lifetimeMs: number;
  readonly read: () => Promise<Value>;
}

/**
 * Keeps what was read from the database until a notice says that it has changed, and reads it once for all who ask
 * meanwhile. To be made before the listener starts.
 */
export function keepSnapshot<Value>(options: KeptSnapshotOptions<Value>): () => Promise<Value> {
  const { clock, notifications, channel, lifetimeMs } = options;
  let kept: { readonly readAtMs: number; readonly value: Value } | undefined;
  let reading: Promise<Value> | undefined;
  /** Counts the notices, so that a read which began before one does not pass for current. */
  let changes = 0;
  notifications.on(channel, () => {
    changes += 1;
    kept = undefined;
    reading = undefined;
  });

  const read = async (): Promise<Value> => {
    const changesBefore = changes;
    const readAtMs = clock.nowMs();
    const value = await options.read();
    if (changes === changesBefore) kept = { readAtMs, value };
    return value;
  };
  return async () => {
    if (kept !== undefined && clock.nowMs() - kept.readAtMs < lifetimeMs) return kept.value;
    if (reading === undefined) {
      const started = read().finally(() => {
        if (reading === started) reading = undefined;
      });
      reading = started;
    }
    return reading;
  };
}
