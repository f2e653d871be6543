import { expect, test } from 'vitest';
import { networkFailure } from '../api/api-failure.ts';
import { followEvents, type MemberEvent } from './follow-events.ts';

type DepositEvent = Extract<MemberEvent, { kind: 'deposit' }>;

const event = (status: DepositEvent['status']): DepositEvent => ({
  kind: 'deposit',
  depositId: 'dep_00000000000000000000000001' as DepositEvent['depositId'],
  status,
  creditedAfter: null,
  amountMinor: '5000',
  currencyCode: 'MYR',
});

const frame = (id: number, sent: MemberEvent) =>
  `id: ${id}\nevent: deposit\ndata: ${JSON.stringify(sent)}\n\n`;
const ready = (id: number) => `retry: 2000\nid: ${id}\nevent: ready\ndata: {}\n\n`;

/** A connection that brings these pieces, cut wherever they are, and then ends. */
const connection = (...pieces: readonly string[]) => ({
  body: new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  }),
});

type Opened = ReturnType<typeof connection> | ReturnType<typeof networkFailure>;

/** Follows through these connections, one after the other, and ends when there is no more. */
async function follow(answers: readonly Opened[]) {
  const asked: (string | undefined)[] = [];
  const waits: number[] = [];
  const events: MemberEvent[] = [];
  const stop = new AbortController();
  let gaps = 0;
  await followEvents({
    api: {
      async openStream(_name, { lastEventId }) {
        asked.push(lastEventId);
        const answer = answers[asked.length - 1];
        if (asked.length >= answers.length) stop.abort();
        return answer ?? networkFailure('network.unreachable');
      },
    },
    signal: stop.signal,
    onEvent: (seen) => events.push(seen),
    onGap: () => {
      gaps += 1;
    },
    wait: async (ms) => {
      waits.push(ms);
    },
    random: () => 0.5,
  });
  return { asked, waits, statuses: events.map((seen) => ('status' in seen ? seen.status : '')), gaps };
}

test('events are read however the network cuts them, and comments are none', async () => {
  const text = `${ready(4)}: still here\n\n${frame(5, event('declined'))}${frame(6, event('approved'))}`;
  const { statuses, gaps } = await follow([connection(...(text.match(/.{1,7}/gs) ?? []))]);
  expect(statuses).toEqual(['declined', 'approved']);
  expect(gaps).toBe(1);
});

test('A5 after a cut it goes on behind the last whole event, and says nothing twice', async () => {
  const half = frame(6, event('approved')).slice(0, 20);
  const { asked, statuses, gaps } = await follow([
    connection(ready(4), frame(5, event('declined')), half),
    networkFailure('network.unreachable'),
    connection(ready(5), frame(6, event('approved'))),
  ]);
  expect(asked).toEqual([undefined, '5', '5']);
  expect(statuses).toEqual(['declined', 'approved']);
  expect(gaps).toBe(1);
});

test('a server that is away is asked ever more seldom, and soon again once it was there', async () => {
  const away = networkFailure('network.unreachable');
  const { waits } = await follow([away, away, away, connection(ready(1)), away]);
  expect(waits).toEqual([1_000, 2_000, 4_000, 1_000, 2_000]);
});

test('where the session has ended it ends', async () => {
  const { asked } = await follow([
    { ok: false, code: 'session.ended', message: '', status: 401 },
    connection(ready(1)),
  ]);
  expect(asked).toEqual([undefined]);
});
