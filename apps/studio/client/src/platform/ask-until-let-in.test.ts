import { expect, test } from 'vitest';
import { askUntilLetIn } from './ask-until-let-in.ts';
import type { FailureCode, StudioAnswer } from './studio-api.ts';

const refused = (code: FailureCode): StudioAnswer<string> => ({
  ...{ ok: false, code, message: 'Cuba lagi', status: 503, facts: {} },
});

/** Asks what is answered one after another; tells what came, how often it was asked, and the pauses between. */
async function asked(...answers: readonly StudioAnswer<string>[]) {
  const pausesMs: number[] = [];
  let count = 0;
  const answer = await askUntilLetIn(
    async () => {
      count += 1;
      return answers[Math.min(count, answers.length) - 1] as StudioAnswer<string>;
    },
    async (durationMs) => void pausesMs.push(durationMs),
  );
  return { answer, count, pausesMs };
}

const open: StudioAnswer<string> = { ok: true, value: 'open' };

test('what a full or stopping server turns away is asked again until there is room', async () => {
  expect(await asked(refused('server.overloaded'), refused('server.stopping'), open)).toEqual({
    answer: open,
    count: 3,
    pausesMs: [500, 1_500],
  });
});

test('a server that stays full is asked four times, and its last word is the answer', async () => {
  const { answer, count, pausesMs } = await asked(refused('server.overloaded'));
  expect([answer, count, pausesMs]).toEqual([refused('server.overloaded'), 4, [500, 1_500, 4_000]]);
});

test.each(['network.lost', 'session.ended', 'rate.limited'] as const)('%s is an answer', async (code) => {
  expect(await asked(refused(code), open)).toMatchObject({ answer: refused(code), count: 1 });
});
