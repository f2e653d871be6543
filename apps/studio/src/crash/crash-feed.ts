import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GameId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { FastifyBaseLogger } from 'fastify';
import { type CrashEventRow, selectCrashEventsAfter } from './crash-event-sql.ts';
import { selectCrashTitle } from './crash-title-sql.ts';

export interface CrashFeedLimits {
  /** Below the time after which the server and proxies take a silent connection for dead. */
  readonly heartbeatMs: number;
  /** So that whoever follows is looked at again as any caller is. */
  readonly lifetimeMs: number;
  /** A client that lets so much pile up has gone, or comes back and goes on where it was. */
  readonly maximumUnreadBytes: number;
  /** How often is looked for what other processes told. */
  readonly pollMs: number;
  /** Events that are remembered for those who come back. */
  readonly remembered: number;
  /** Most streams of one player in this process; the oldest gives way. */
  readonly perPlayer: number;
  /** Told to so many at a time, so that cash-outs are read between: to thousands at once takes a tenth of a second. */
  readonly toldAtOnce: number;
}

export const crashFeedDefaults: CrashFeedLimits = {
  heartbeatMs: 15_000,
  lifetimeMs: 240_000,
  maximumUnreadBytes: 64 * 1024,
  pollMs: 150,
  remembered: 2_000,
  perPlayer: 4,
  toldAtOnce: 500,
};

/** How long a client waits before it asks again. */
const retryMs = 500;
const pageSize = 500;

interface Frame {
  readonly number: bigint;
  readonly text: string;
}

/**
 * What is told of one title, to all who watch it through this process. The events come from the database, in the order of
 * their numbers: any process tells, any process serves, and a client that was cut off goes on at any of them.
 */
export class CrashFeed {
  readonly #sql: SqlRunner;
  readonly #gameId: GameId;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #limits: CrashFeedLimits;
  readonly #streams = new Set<Readable>();
  readonly #streamsOf = new Map<string, Readable[]>();
  #frames: Frame[] = [];
  /** Stored by this process, and not told yet. */
  #taken: CrashEventRow[] = [];
  #after: bigint | undefined;
  #isReading = false;
  #isWoken = false;
  #isClosed = false;
  #poll: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;

  constructor(
    parts: { readonly sql: SqlRunner; readonly log: Pick<FastifyBaseLogger, 'warn'> },
    gameId: GameId,
    limits: CrashFeedLimits = crashFeedDefaults,
  ) {
    this.#sql = parts.sql;
    this.#log = parts.log;
    this.#gameId = gameId;
    this.#limits = limits;
  }

  get watchers(): number {
    return this.#streams.size;
  }

  /** The number of the last event that was told here; `undefined` while nobody watches. */
  get latest(): bigint | undefined {
    return this.#after;
  }

  /** From the event on that a client saw last, or from now. */
  async follow(player: string, lastSeen: bigint | undefined): Promise<Readable> {
    await this.#begin();
    const latest = this.#after ?? 0n;
    // A number from before the database was restored would keep the client from all that comes.
    const after = lastSeen === undefined || lastSeen > latest ? latest : lastSeen;
    const missed = await this.#missedSince(after);
    const isGap = lastSeen !== undefined && (lastSeen > latest || missed === undefined);
    const stream = new Readable({ read: () => undefined });
    const begin = isGap || missed === undefined ? latest : after;
    stream.push(`retry: ${retryMs}\nid: ${begin}\nevent: ${isGap ? 'gap' : 'ready'}\ndata: {}\n\n`);
    // What was missed ends where the feed stood; what came while that was read follows, and from here on nothing is awaited.
    const came = [...(isGap ? [] : (missed ?? [])), ...this.#framesSince(latest)];
    if (came.length > 0) stream.push(came.map((frame) => frame.text).join(''));
    this.#after ??= latest;
    this.#admit(stream, player);
    return stream;
  }

  /** There may be news. Told during a reading, it reads once more. */
  wake(): void {
    this.#isWoken = true;
    this.#read();
  }

  /** What this process has stored, so that it need not be read again: in a rush, each question waits for its turn. */
  take(stored: readonly CrashEventRow[]): void {
    if (this.#after === undefined) return;
    this.#taken.push(...stored);
    this.#read();
  }

  close(): void {
    this.#isClosed = true;
    for (const stream of this.#streams) end(stream);
    this.#rest();
  }

  #read(): void {
    if (this.#isReading || this.#after === undefined) return;
    this.#isReading = true;
    this.#readOn()
      .catch((error: unknown) => {
        if (!this.#isClosed) this.#log.warn({ err: error }, 'crash events could not be read');
      })
      .finally(() => {
        this.#isReading = false;
        // What came at the very end of it.
        if (this.#isWoken || this.#taken.length > 0) this.#read();
      });
  }

  #admit(stream: Readable, player: string): void {
    const others = this.#streamsOf.get(player) ?? [];
    if (others.length >= this.#limits.perPlayer && others[0] !== undefined) end(others[0]);
    this.#streamsOf.set(player, [...others, stream]);
    this.#streams.add(stream);
    const life = setTimeout(() => end(stream), this.#limits.lifetimeMs).unref();
    stream.once('close', () => {
      clearTimeout(life);
      this.#forget(stream, player);
    });
    this.#poll ??= setInterval(() => this.wake(), this.#limits.pollMs).unref();
    this.#heartbeat ??= setInterval(
      () => void this.#tell(': still here\n\n'),
      this.#limits.heartbeatMs,
    ).unref();
  }

  #forget(stream: Readable, player: string): void {
    const others = (this.#streamsOf.get(player) ?? []).filter((other) => other !== stream);
    if (others.length === 0) this.#streamsOf.delete(player);
    else this.#streamsOf.set(player, others);
    this.#streams.delete(stream);
    if (this.#streams.size === 0) this.#rest();
  }

  /** Nobody watches, so nothing is read; the next who comes begins where the title stands then. */
  #rest(): void {
    clearInterval(this.#poll);
    clearInterval(this.#heartbeat);
    this.#poll = undefined;
    this.#heartbeat = undefined;
    this.#after = undefined;
    this.#frames = [];
    this.#taken = [];
  }

  async #begin(): Promise<void> {
    if (this.#after !== undefined) return;
    const title = await selectCrashTitle(this.#sql, this.#gameId);
    this.#after ??= title?.lastEventNumber ?? 0n;
  }

  #framesSince(after: bigint): readonly Frame[] {
    return this.#frames.filter((frame) => frame.number > after);
  }

  /** What came after a number up to where the feed stands; `undefined` where the first of it is no longer kept. */
  async #missedSince(after: bigint): Promise<readonly Frame[] | undefined> {
    const latest = this.#after ?? 0n;
    if (after >= latest) return [];
    const [oldest] = this.#frames;
    if (oldest !== undefined && oldest.number <= after + 1n) {
      return this.#frames.filter((frame) => frame.number > after && frame.number <= latest);
    }
    const frames: Frame[] = [];
    for (let from = after; from < latest; from = frames.at(-1)?.number ?? latest) {
      const rows = await selectCrashEventsAfter(this.#sql, this.#gameId, from, pageSize);
      if (rows[0]?.number !== from + 1n) return undefined;
      frames.push(...rows.map(frameOf));
      if (frames.length > this.#limits.remembered) return undefined;
    }
    return frames.filter((frame) => frame.number <= latest);
  }

  async #readOn(): Promise<void> {
    for (let after = this.#after; after !== undefined; after = this.#after) {
      const rows = await this.#next(after);
      if (rows === undefined) return;
      // Whoever came in between has begun anew from what stands in the database.
      if (rows.length === 0 || this.#after !== after) continue;
      const frames = rows.map(frameOf);
      this.#after = frames.at(-1)?.number ?? after;
      this.#frames = [...this.#frames, ...frames].slice(-this.#limits.remembered);
      await this.#tell(frames.map((frame) => frame.text).join(''));
    }
  }

  /** What this process has stored, as far as it follows, else what the database says; `undefined`: there is no news. */
  async #next(after: bigint): Promise<readonly CrashEventRow[] | undefined> {
    const ahead = this.#taken
      .filter((row) => row.number > after)
      .sort((a, b) => (a.number < b.number ? -1 : 1));
    const following = ahead.filter((row, place) => row.number === after + BigInt(place + 1));
    this.#taken = ahead.slice(following.length);
    if (following.length > 0) return following;
    if (ahead.length === 0 && !this.#isWoken) return undefined;
    // What others stored lies between, and the answer holds both.
    this.#taken = [];
    this.#isWoken = false;
    const rows = await selectCrashEventsAfter(this.#sql, this.#gameId, after, pageSize);
    if (rows.length === pageSize) this.#isWoken = true;
    return rows;
  }

  /** To whoever watches now: who comes while it is told begins behind it. */
  async #tell(text: string): Promise<void> {
    // Made into bytes once for all.
    const bytes = Buffer.from(text);
    const streams = [...this.#streams];
    for (let from = 0; from < streams.length; from += this.#limits.toldAtOnce) {
      if (from > 0) await nextTurn();
      for (const stream of streams.slice(from, from + this.#limits.toldAtOnce)) this.#push(stream, bytes);
    }
  }

  #push(stream: Readable, bytes: Buffer): void {
    if (stream.destroyed || stream.readableEnded) return;
    if (stream.readableLength > this.#limits.maximumUnreadBytes) stream.destroy();
    else stream.push(bytes);
  }
}

function end(stream: Readable): void {
  if (!stream.destroyed && !stream.readableEnded) stream.push(null);
}

function frameOf({ number, content }: CrashEventRow): Frame {
  return { number, text: `id: ${number}\nevent: ${content.kind}\ndata: ${JSON.stringify(content)}\n\n` };
}
