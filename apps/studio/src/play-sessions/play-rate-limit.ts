import type { MerchantCode } from '@wau/contract/ids';
import type { Clock } from '@wau/service/clock';
import { Refusal } from '@wau/service/refusal';

export interface RateLimitOptions {
  readonly perSecond: number;
  /** So many may come at once after a pause. */
  readonly burst: number;
  readonly clock: Clock;
}

/** Generous for a thumb and for fast play, too little for a script to take the server's time from others. */
export const betRate = { perSecond: 20, burst: 40 } as const;

/** Throws `rate.limited` for a key that comes more often than allowed. */
export type RateLimit = (key: string) => void;

interface Bucket {
  tokens: number;
  filledAtMs: number;
}

/** Where a player's calls are counted, whichever of the player's play tokens they come with. */
export function playerLimitKey(player: {
  readonly merchantId: MerchantCode;
  readonly playerId: string;
}): string {
  return `${player.merchantId}/${player.playerId}`;
}

/** Full buckets say nothing; they are dropped whenever this many keys are held. */
const sweepAtKeys = 20_000;

/**
 * A token bucket for each key, in this process: it protects the process's own time, so each node counts for itself.
 */
export function createRateLimit({ perSecond, burst, clock }: RateLimitOptions): RateLimit {
  let buckets = new Map<string, Bucket>();
  const refill = (bucket: Bucket, nowMs: number): void => {
    const gained = (Math.max(0, nowMs - bucket.filledAtMs) / 1000) * perSecond;
    bucket.tokens = Math.min(burst, bucket.tokens + gained);
    bucket.filledAtMs = nowMs;
  };
  const sweep = (nowMs: number): void => {
    for (const bucket of buckets.values()) refill(bucket, nowMs);
    buckets = new Map([...buckets].filter(([, bucket]) => bucket.tokens < burst));
  };
  return (key) => {
    const nowMs = clock.nowMs();
    let bucket = buckets.get(key);
    if (bucket === undefined) {
      if (buckets.size >= sweepAtKeys) sweep(nowMs);
      bucket = { tokens: burst, filledAtMs: nowMs };
      buckets.set(key, bucket);
    } else {
      refill(bucket, nowMs);
    }
    if (bucket.tokens < 1) throw new Refusal('rate.limited', { retryAfterSeconds: 1 });
    bucket.tokens -= 1;
  };
}
