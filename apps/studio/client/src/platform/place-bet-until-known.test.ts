import { expect, test, vi } from 'vitest';
import { sampleRound } from '../testing/sample-play.ts';
import { placeBetUntilKnown } from './place-bet-until-known.ts';
import type { RoundView, StudioAnswer, StudioFailure } from './studio-api.ts';

function failure(code: StudioFailure['code'], status: number): StudioFailure {
  return { ok: false, code, status, message: '', facts: {} };
}

async function run(answers: readonly StudioAnswer<RoundView>[]) {
  const left = [...answers];
  const pauses: number[] = [];
  const onUnknown = vi.fn();
  const answer = await placeBetUntilKnown({
    send: () => {
      const next = left.shift();
      if (next === undefined) throw new Error('asked once too often');
      return Promise.resolve(next);
    },
    wait: (durationMs) => {
      pauses.push(durationMs);
      return Promise.resolve();
    },
    onUnknown,
  });
  expect(left).toEqual([]);
  return { answer, pauses, unknown: onUnknown.mock.calls.flat() };
}

const round: StudioAnswer<RoundView> = { ok: true, value: sampleRound({}) };
const lost = failure('network.lost', 0);

test('an answered bet is not sent again', async () => {
  expect(await run([round])).toEqual({ answer: round, pauses: [], unknown: [] });
});

test('a lost answer is asked for again with growing pauses, and each is told', async () => {
  const answers = [lost, lost, failure('server.failed', 500), lost, lost, lost, round];
  expect(await run(answers)).toEqual({
    answer: round,
    pauses: [600, 1200, 2400, 4800, 8000, 8000],
    unknown: [1, 2, 3, 4, 5, 6],
  });
});

test('a round that the wallet has not answered for is unknown, not refused', async () => {
  const upstream = failure('network.upstream.failed', 502);
  const pending = failure('round.pending', 409);
  expect((await run([upstream, pending, round])).answer).toBe(round);
});

test('a refusal ends it', async () => {
  const refusal = failure('balance.insufficient', 402);
  expect(await run([refusal])).toEqual({ answer: refusal, pauses: [], unknown: [] });
  expect((await run([lost, refusal])).answer).toBe(refusal);
});

test('being turned away at the door is definite, unless an earlier attempt may have come through', async () => {
  const overloaded = failure('server.overloaded', 503);
  expect((await run([overloaded])).answer).toBe(overloaded);
  expect((await run([lost, overloaded, failure('rate.limited', 429), round])).answer).toBe(round);
});
