import { randomBytes } from 'node:crypto';
import { makeId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { expect, test, vi } from 'vitest';
import { createEventReader, type EventReaderStream } from './event-reader.ts';
import type { EventRow } from './live-events-sql.ts';

interface FakeStream extends EventReaderStream {
  readonly told: readonly bigint[];
}

const merchantCode = 'wau' as EventReaderStream['listener']['merchantCode'];

/** A stream that has heard nothing, and goes on after what it is told. */
function fakeStream(): FakeStream {
  const told: bigint[] = [];
  let isOver = false;
  return {
    listener: {
      merchantCode,
      memberId: makeId('member', 0, randomBytes(10)),
      sessionId: makeId('session', 0, randomBytes(10)),
    },
    told,
    get after() {
      return told.at(-1) ?? 0n;
    },
    get isOver() {
      return isOver;
    },
    tell: ({ event_number }: EventRow) => {
      told.push(event_number);
    },
    end: () => {
      isOver = true;
    },
  };
}

/** Answers each statement when the test says so, with the events after each stream's own up to `latest`. */
function fakeDatabase(latest: { number: bigint }) {
  const statements: {
    readonly memberIds: readonly string[];
    readonly answer: () => void;
    readonly fail: () => void;
  }[] = [];
  const query = vi.fn(({ values }: { readonly values: readonly unknown[] }) => {
    const [, memberIds, , afters, limit] = values as [
      readonly string[],
      readonly string[],
      readonly string[],
      readonly bigint[],
      number,
    ];
    const rows = afters.flatMap((after, place) => {
      const count = Number(latest.number - after);
      return Array.from({ length: Math.min(count, limit) }, (_, index) => ({
        place,
        event_number: after + BigInt(index) + 1n,
        content: { kind: 'inbox' },
      }));
    });
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    statements.push({
      memberIds,
      answer: () => resolve(rows),
      fail: () => reject(new Error('the database is away')),
    });
    return promise;
  });
  return { runner: { query } as unknown as SqlRunner, statements };
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

function open(latest = { number: 1n }) {
  const database = fakeDatabase(latest);
  const log = { warn: vi.fn() };
  return {
    ...database,
    log,
    latest,
    reader: createEventReader({ runner: database.runner, clock: { nowMs: () => 0 }, log }),
  };
}

test('all streams that are woken in one turn are read for by one statement', async () => {
  const { reader, statements } = open();
  const streams = [fakeStream(), fakeStream(), fakeStream()];
  for (const stream of streams) reader.wake(stream);
  await soon();
  expect(statements.map(({ memberIds }) => memberIds.length)).toEqual([3]);
  statements[0]?.answer();
  await soon();
  expect(streams.map(({ told }) => told)).toEqual([[1n], [1n], [1n]]);
  expect(statements).toHaveLength(1);
});

test('500 streams are read for together, and the others by the next statement', async () => {
  const { reader, statements } = open();
  const streams = Array.from({ length: 501 }, fakeStream);
  for (const stream of streams) reader.wake(stream);
  await soon();
  statements[0]?.answer();
  await soon();
  statements[1]?.answer();
  await soon();
  expect(statements.map(({ memberIds }) => memberIds.length)).toEqual([500, 1]);
  expect(streams.every(({ told }) => told.length === 1)).toBe(true);
});

test('a stream that is woken while it is read for is read for once more, after that statement', async () => {
  const { reader, statements, latest } = open();
  const stream = fakeStream();
  reader.wake(stream);
  await soon();
  latest.number = 2n;
  reader.wake(stream);
  await soon();
  expect(statements).toHaveLength(1);
  statements[0]?.answer();
  await soon();
  expect(stream.told).toEqual([1n]);
  statements[1]?.answer();
  await soon();
  expect(stream.told).toEqual([1n, 2n]);
  expect(statements).toHaveLength(2);
});

test('a stream that missed more than a statement brings is read for until it has heard all', async () => {
  const { reader, statements } = open({ number: 45n });
  const stream = fakeStream();
  reader.wake(stream);
  for (const place of [0, 1, 2]) {
    await soon();
    statements[place]?.answer();
  }
  await soon();
  expect(stream.told).toEqual(Array.from({ length: 45 }, (_, index) => BigInt(index + 1)));
  expect(statements).toHaveLength(3);
});

test('a statement that fails ends the streams that it was for, and the next ones are read for', async () => {
  const { reader, statements, log } = open();
  const [lost, next] = [fakeStream(), fakeStream()];
  reader.wake(lost);
  await soon();
  statements[0]?.fail();
  await soon();
  expect(lost.isOver).toBe(true);
  expect(log.warn).toHaveBeenCalledOnce();
  reader.wake(next);
  await soon();
  statements[1]?.answer();
  await soon();
  expect(next.told).toEqual([1n]);
});

test('nothing is read for a stream that is over', async () => {
  const { reader, statements } = open();
  const stream = fakeStream();
  stream.end();
  reader.wake(stream);
  await soon();
  expect(statements).toHaveLength(0);
});
