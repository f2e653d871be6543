import type { GameId } from '@wau/contract/ids';
import { type CrashMathematics, parseCrashMathematics } from '@wau/rules/crash/crash';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert, Refusal } from '@wau/service/refusal';
import type { TitleShelf } from '@wau/titles/title-shelf';
import type { FastifyBaseLogger } from 'fastify';
import type { PlaySession } from '../play-sessions/play-session-sql.ts';
import type { PlayerKey } from '../seeds/seed-sql.ts';
import { createChainSalter } from './chain-salter.ts';
import type { CrashClock } from './crash-clock.ts';
import { CrashFeed } from './crash-feed.ts';
import { CrashTeller } from './crash-teller.ts';
import { wantCrashTitle } from './crash-title-sql.ts';

/** A title whose flights are shared, as this process serves it. */
export interface CrashTable {
  readonly gameId: GameId;
  readonly mathematics: CrashMathematics;
  readonly feed: CrashFeed;
  readonly teller: CrashTeller;
  /** Somebody watches here. */
  want(): Promise<void>;
  /** Chains that wait for their salt get it from whoever watches. */
  bringSalt(watcher: PlayerKey): Promise<void>;
}

/** A title flies on for so long after the last who watched it has gone. */
const wantedForMs = 30_000;
const wantAgainAfterMs = 5_000;

export interface CrashTables {
  readonly all: readonly CrashTable[];
  /** The table of a play session's title; a title of another engine has none. */
  of(session: Pick<PlaySession, 'gameId'>): CrashTable;
  close(): Promise<void>;
}

interface TableParts {
  readonly sql: SqlRunner;
  readonly clock: CrashClock;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly titles: TitleShelf;
}

export function createCrashTables(parts: TableParts): CrashTables {
  const all = parts.titles.facts
    .filter((facts) => facts.engine === 'crash')
    .map((facts) => tableOf(parts, facts.gameId));
  const byId = new Map<string, CrashTable>(all.map((table) => [table.gameId, table]));
  return {
    all,
    of({ gameId }) {
      const table = byId.get(gameId);
      if (table === undefined) throw new Refusal('game.unavailable');
      return table;
    },
    async close() {
      await Promise.all(all.map((table) => table.teller.flush()));
      for (const table of all) table.feed.close();
    },
  };
}

function tableOf({ sql, clock, log, titles }: TableParts, gameId: GameId): CrashTable {
  const mathematics = parseCrashMathematics(titles.find(gameId)?.mathematics);
  assert(mathematics.ok, `the mathematics of ${gameId} are of its engine`);
  const feed = new CrashFeed({ sql, log }, gameId);
  const nowMs = (): number => clock.nowMs();
  const teller = new CrashTeller({ sql, log, nowMs, onTold: (stored) => feed.take(stored) }, gameId);
  let wantedAtMs = Number.NEGATIVE_INFINITY;
  const bringSalt = createChainSalter({ sql, clock }, gameId);
  return {
    gameId,
    bringSalt,
    mathematics: mathematics.value,
    feed,
    teller,
    async want() {
      const nowMs = clock.nowMs();
      if (nowMs - wantedAtMs < wantAgainAfterMs) return;
      wantedAtMs = nowMs;
      await wantCrashTitle(sql, gameId, new Date(nowMs), new Date(nowMs + wantedForMs));
    },
  };
}
