import type { ApiClient } from '../api/api-client.ts';
import {
  browserSessionStorage,
  readStored,
  type ValueStorage,
  writeStored,
} from '../storage/stored-value.ts';

/** Answers that an operator changes now and then, and that are kept in this tab under a name each. */
export type ReferenceName = 'lotteries' | 'hot-games' | 'field-rules' | `game-types ${string}`;

/** Marks the queries that show reference data (`meta`). */
export const referenceMeta = { isReference: true } as const;

const keyPrefix = 'wau_reference ';

/** What is older counts as missing: how often games are opened makes others hot without anybody changing anything. */
export const referenceLifetimeMs = 30 * 60_000;

/** What an answer depends on; one that was given for something else counts as missing. */
export interface ReferenceOccasion {
  readonly language: string;
  /** The trial's where somebody tries games. */
  readonly merchantCode: string;
  /** Of the site's settings, games and content (`getSystemStatus`). */
  readonly contentVersion: string;
}

interface ReferenceKeeping {
  readonly storage?: ValueStorage | undefined;
  readonly occasion: () => ReferenceOccasion | undefined;
  readonly nowMs?: () => number;
}

interface KeptAnswer extends ReferenceOccasion {
  readonly keptAtMs: number;
  readonly value: unknown;
}

function isKeptAnswer(kept: unknown): kept is KeptAnswer {
  return typeof kept === 'object' && kept !== null && 'keptAtMs' in kept && 'value' in kept;
}

/** What is kept is an API's answers, so that one which was never told to keep any asks each time. */
const keepings = new WeakMap<ApiClient, Required<ReferenceKeeping>>();

/** GA-08: begins to keep this API's reference data in this tab. A server, and a page before this, ask each time. */
export function keepReferenceData(
  api: ApiClient,
  { storage = browserSessionStorage(), occasion, nowMs = Date.now }: ReferenceKeeping,
): void {
  keepings.set(api, { storage, occasion, nowMs });
}

/**
 * GA-08: an answer that is kept in this tab, over reloads as well, and asked for only when it is missing. It is nobody's
 * own, and goes with all else that the tab holds when the member leaves.
 */
export async function reference<Value>(
  api: ApiClient,
  name: ReferenceName,
  load: () => Promise<Value>,
): Promise<Value> {
  const keeping = keepings.get(api);
  const occasion = keeping?.occasion();
  if (keeping === undefined || occasion === undefined) return load();
  const { storage, nowMs } = keeping;
  const key = keyPrefix + name;
  const kept = readStored(storage, key, isKeptAnswer);
  if (kept !== undefined && isFor(kept, occasion) && isFresh(kept, nowMs())) return kept.value as Value;
  const value = await load();
  // What has changed while it was asked for may not be in it.
  writeStored(storage, key, { ...occasion, keptAtMs: nowMs(), value });
  return value;
}

function isFor(kept: KeptAnswer, occasion: ReferenceOccasion): boolean {
  return (
    kept.language === occasion.language &&
    kept.merchantCode === occasion.merchantCode &&
    kept.contentVersion === occasion.contentVersion
  );
}

/** A clock that was put back does not make an answer last. */
function isFresh({ keptAtMs }: KeptAnswer, nowMs: number): boolean {
  return keptAtMs <= nowMs && nowMs < keptAtMs + referenceLifetimeMs;
}
