import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GameId } from '@wau/contract/ids';
import { createDatabase } from '@wau/service/database/database';
import { poolRunner } from '@wau/service/database/sql-runner';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { afterAll, describe, expect, it } from 'vitest';
import { type CrashEvent, insertCrashEvents } from './crash-event-sql.ts';
import { CrashFeed, crashFeedDefaults } from './crash-feed.ts';
import { wantCrashTitle } from './crash-title-sql.ts';

const testDatabase = await createTestDatabase();
const database = createDatabase({
  connectionString: testDatabase.applicationUrl,
  applicationName: 'crash feed test',
  poolSize: 4,
  onIdleConnectionError: () => undefined,
});
const sql = poolRunner(database.pool);
const opened: CrashFeed[] = [];
afterAll(async () => {
  for (const feed of opened) feed.close();
  await database.close();
});

/** Only what it is told of itself. */
const unpolled = { ...crashFeedDefaults, pollMs: 60_000 };

let titles = 0;

async function newTitle(limits = crashFeedDefaults) {
  titles += 1;
  const gameId = `wau-${titles}` as GameId;
  await wantCrashTitle(sql, gameId, new Date(), new Date());
  const feeds = [0, 1].map(() => new CrashFeed({ sql, log: { warn: expect.fail } }, gameId, limits));
  opened.push(...feeds);
  const tell = (...events: readonly CrashEvent[]) => insertCrashEvents(sql, gameId, events, new Date());
  return { gameId, feeds, tell, feed: feeds[0] as CrashFeed };
}

const event = (number: number): CrashEvent => ({ kind: 'flying', number, startedAtMs: 1 });

/** What a client has heard: it reads frames, and remembers the number of the last. */
class Client {
  lastSeen: bigint | undefined;
  readonly heard: number[] = [];
  gaps = 0;
  stream: Readable | undefined;
  #text = '';

  async follow(feed: CrashFeed): Promise<void> {
    this.#text = '';
    const stream = await feed.follow('wau/mbr', this.lastSeen);
    this.stream = stream;
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => {
      if (stream === this.stream) this.#read(chunk);
    });
  }

  /** The connection breaks, wherever in a frame it was. */
  cut(): void {
    const stream = this.stream;
    this.stream = undefined;
    stream?.destroy();
  }

  #read(chunk: string): void {
    const blocks = (this.#text + chunk).split('\n\n');
    this.#text = blocks.pop() ?? '';
    for (const block of blocks) {
      const id = /^id: (\d+)$/m.exec(block)?.[1];
      if (id !== undefined) this.lastSeen = BigInt(id);
      if (block.includes('event: gap')) this.gaps += 1;
      const data = /^data: (\{.*"number".*\})$/m.exec(block)?.[1];
      if (data !== undefined) this.heard.push((JSON.parse(data) as { number: number }).number);
    }
  }
}

describe('the feed of a title (promise A5)', () => {
  it('1,000 events with 100 cuts, over two processes: each is heard once, in order', async () => {
    const { feeds, tell } = await newTitle();
    const client = new Client();
    const numbers = Array.from({ length: 1_000 }, (_, place) => place + 1);
    await client.follow(feeds[0] as CrashFeed);
    for (let cuts = 0; cuts < 100; cuts += 1) {
      const told = numbers.slice(cuts * 10, cuts * 10 + 10);
      await tell(...told.slice(0, 5).map(event));
      for (const feed of feeds) feed.wake();
      await tell(...told.slice(5).map(event));
      for (const feed of feeds) feed.wake();
      client.cut();
      await client.follow(feeds[cuts & 1] as CrashFeed);
    }
    await expect.poll(() => client.heard.length).toBe(1_000);
    expect(client.heard).toEqual(numbers);
    expect(client.gaps).toBe(0);
  });

  it('what its own process has stored is told without a question, and what others stored before it is asked for', async () => {
    const { gameId, tell } = await newTitle();
    let questions = 0;
    const asked = {
      query: (...query: Parameters<typeof sql.query>) => {
        questions += 1;
        return sql.query(...query);
      },
    } as typeof sql;
    const feed = new CrashFeed({ sql: asked, log: { warn: expect.fail } }, gameId, unpolled);
    opened.push(feed);
    const client = new Client();
    await client.follow(feed);
    questions = 0;
    feed.take(await tell(event(1), event(2)));
    await expect.poll(() => client.heard).toEqual([1, 2]);
    expect(questions).toBe(0);

    await tell(event(3));
    const own = await tell(event(4));
    const next = await tell(event(5));
    feed.take(next);
    feed.take(own);
    await expect.poll(() => client.heard).toEqual([1, 2, 3, 4, 5]);
    expect(questions).toBe(1);
  });

  it('what was stored while nobody watched is nothing to who comes then', async () => {
    const { feed, tell } = await newTitle(unpolled);
    feed.take(await tell(event(1)));
    const client = new Client();
    await client.follow(feed);
    feed.take(await tell(event(2)));
    await expect.poll(() => client.heard).toEqual([2]);
  });

  it('tells many a few at a time, and each hears everything once, also who comes while it is told', async () => {
    const { feed, tell } = await newTitle({ ...crashFeedDefaults, toldAtOnce: 2, perPlayer: 100 });
    const clients = Array.from({ length: 9 }, () => ({ client: new Client(), after: 0 }));
    await Promise.all(clients.map(({ client }) => client.follow(feed)));
    for (let number = 1; number <= 20; number += 1) {
      await tell(event(number));
      feed.wake();
      const late = new Client();
      late.lastSeen = feed.latest ?? 0n;
      clients.push({ client: late, after: Number(late.lastSeen) });
      await late.follow(feed);
    }
    await expect.poll(() => clients.every(({ client }) => client.lastSeen === 20n)).toBe(true);
    const numbers = Array.from({ length: 20 }, (_, place) => place + 1);
    for (const { client, after } of clients) expect(client.heard).toEqual(numbers.slice(after));
  });

  it('a client that was away hears from the database what nobody remembers any more', async () => {
    const { feed, tell } = await newTitle();
    await tell(...Array.from({ length: 700 }, (_, place) => event(place + 1)));
    const client = new Client();
    client.lastSeen = 50n;
    await client.follow(feed);
    await expect.poll(() => client.heard.length).toBe(650);
    expect(client.heard[0]).toBe(51);
  });

  it('says so where what was missed is no longer kept, and where a number was never given', async () => {
    const { feed, tell, gameId } = await newTitle();
    await tell(event(1), event(2), event(3), event(4));
    await sql.query({
      text: 'delete from studio.crash_event where game_id = $1 and event_number < 3',
      values: [gameId],
    });
    for (const [lastSeen, gaps] of [
      [1n, 1],
      [2n, 0],
      [99n, 1],
    ] as const) {
      const client = new Client();
      client.lastSeen = lastSeen;
      await client.follow(feed);
      await expect.poll(() => client.lastSeen).toBe(4n);
      expect(client.gaps).toBe(gaps);
    }
  });

  it('hears what another process told, without being woken', async () => {
    const { feed, tell } = await newTitle();
    const client = new Client();
    await client.follow(feed);
    await tell(event(1));
    await expect.poll(() => client.heard).toEqual([1]);
  });

  it('lets a reader go who reads nothing, and keeps nobody else waiting', async () => {
    const { feed, tell } = await newTitle({ ...crashFeedDefaults, maximumUnreadBytes: 2_000 });
    const slow = await feed.follow('wau/slow', undefined);
    const client = new Client();
    await client.follow(feed);
    for (let number = 1; number <= 60; number += 1) {
      await tell(event(number));
      feed.wake();
      await nextTurn();
    }
    await expect.poll(() => client.heard.length).toBe(60);
    await expect.poll(() => slow.destroyed).toBe(true);
    expect(client.stream?.destroyed).toBe(false);
  });

  it('ends a player’s oldest stream for one too many, and all after their time', async () => {
    const { feed } = await newTitle({ ...crashFeedDefaults, perPlayer: 2, lifetimeMs: 300 });
    const ended: number[] = [];
    for (let place = 0; place < 3; place += 1) {
      const stream = await feed.follow('wau/mbr', undefined);
      stream.resume();
      stream.once('end', () => ended.push(place));
    }
    await expect.poll(() => ended[0]).toBe(0);
    await expect.poll(() => ended.length).toBe(3);
    expect(feed.watchers).toBe(0);
  });
});
