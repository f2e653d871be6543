import { createBatcher } from '@wau/service/database/batcher';
import { isAboutOneRequest } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { RecentValues } from '../recent-values.ts';
import { type PlaySession, playSessionOf, selectPlaySessions } from './play-session-sql.ts';
import type { PlayTokenParts } from './play-token.ts';

/** The live play sessions of tokens, in their order; `undefined` at the place of a token without one. */
export type FindPlaySessions = (
  tokens: readonly PlayTokenParts[],
  now: Date,
) => Promise<readonly (PlaySession | undefined)[]>;

/** Tokens that are not remembered and come at the same time are looked up together. */
const batchOptions = { lanes: 2, maximumBatchSize: 200, maximumQueueLength: 10_000 } as const;

interface Remembered {
  readonly session: PlaySession;
  readonly expiresAtMs: number;
}

/**
 * Reads each play session once, as long as it is among the last `limit` that were asked for: its row never changes, and
 * is removed only when it has long ended. Whether the player may still bet is the wallet's to say, bet by bet. Tokens
 * without a play session are not remembered, so that strangers push nobody out; however many come, they share queries.
 */
export function rememberPlaySessions(sql: SqlRunner, limit: number): FindPlaySessions {
  const recent = new RecentValues<Remembered>(limit);
  const unknown = createBatcher<PlayTokenParts, Remembered | undefined>({
    ...batchOptions,
    keysOf: () => [],
    flush: (tokens) => readPlaySessions(sql, tokens),
    retriesOneByOne: isAboutOneRequest,
  });
  const read = async (token: PlayTokenParts): Promise<Remembered | undefined> => {
    const session = await unknown.submit(token);
    if (session !== undefined) recent.set(keyOf(token), session);
    return session;
  };
  return async (tokens, now) => {
    const known = tokens.map((token) => recent.get(keyOf(token)));
    // With nearly every bet all are known, and then nothing waits.
    const found = known.includes(undefined)
      ? await Promise.all(tokens.map((token, place) => known[place] ?? read(token)))
      : known;
    const nowMs = now.getTime();
    return found.map((each) => (each !== undefined && each.expiresAtMs > nowMs ? each.session : undefined));
  };
}

async function readPlaySessions(
  sql: SqlRunner,
  tokens: readonly PlayTokenParts[],
): Promise<readonly (Remembered | undefined)[]> {
  const rows = await selectPlaySessions(sql, tokens);
  const byPlace = new Map(rows.map((row) => [row.place - 1, row]));
  return tokens.map((_, place) => {
    const row = byPlace.get(place);
    return row && { session: playSessionOf(row), expiresAtMs: row.expires_at.getTime() };
  });
}

function keyOf({ merchantId, tokenHash }: PlayTokenParts): string {
  return `${merchantId}/${tokenHash.toString('latin1')}`;
}
