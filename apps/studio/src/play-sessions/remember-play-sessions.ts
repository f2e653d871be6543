import type { SqlRunner } from '@wau/service/database/sql-runner';
import { RecentValues } from '../recent-values.ts';
import { type PlaySession, playSessionOf, selectPlaySessions } from './play-session-sql.ts';
import type { PlayTokenParts } from './play-token.ts';

/** The live play sessions of tokens, in their order; `undefined` at the place of a token without one. */
export type FindPlaySessions = (
  tokens: readonly PlayTokenParts[],
  now: Date,
) => Promise<readonly (PlaySession | undefined)[]>;

interface Remembered {
  readonly session: PlaySession;
  readonly expiresAtMs: number;
}

/**
 * Reads each play session once, as long as it is among the last `limit` that were asked for: its row never changes, and
 * is removed only when it has long ended. Whether the player may still bet is the wallet's to say, bet by bet. Tokens
 * without a play session are not remembered, so that strangers push nobody out.
 */
export function rememberPlaySessions(sql: SqlRunner, limit: number): FindPlaySessions {
  const recent = new RecentValues<Remembered>(limit);
  return async (tokens, now) => {
    const found = tokens.map((token) => recent.get(keyOf(token)));
    const unknown = tokens.flatMap((token, place) => (found[place] === undefined ? [{ token, place }] : []));
    if (unknown.length > 0) {
      const rows = await selectPlaySessions(
        sql,
        unknown.map(({ token }) => token),
      );
      for (const row of rows) {
        const asked = unknown[row.place - 1];
        if (asked === undefined) continue;
        const read = { session: playSessionOf(row), expiresAtMs: row.expires_at.getTime() };
        recent.set(keyOf(asked.token), read);
        found[asked.place] = read;
      }
    }
    const nowMs = now.getTime();
    return found.map((each) => (each !== undefined && each.expiresAtMs > nowMs ? each.session : undefined));
  };
}

function keyOf({ merchantId, tokenHash }: PlayTokenParts): string {
  return `${merchantId}/${tokenHash.toString('latin1')}`;
}
