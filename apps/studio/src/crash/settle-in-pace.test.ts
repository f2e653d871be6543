import { expect, it } from 'vitest';
import { longestWaitMs, settleInPace } from './settle-in-pace.ts';

function paced() {
  const state = { isRush: false, settled: 0, nowMs: 1_000 };
  const run = settleInPace({
    clock: { nowMs: () => state.nowMs },
    isRush: () => state.isRush,
    settle: async () => {
      state.settled += 1;
      return true;
    },
  });
  return { state, run };
}

it('settles at once while no cash-outs wait, and says whether there may be more', async () => {
  const { state, run } = paced();
  expect(await run()).toBe(true);
  expect(state.settled).toBe(1);
});

it('lets a rush of cash-outs pass, and waits for no rush longer than it may', async () => {
  const { state, run } = paced();
  state.isRush = true;
  expect(await run()).toBe(false);
  state.nowMs += longestWaitMs - 1;
  expect(await run()).toBe(false);
  expect(state.settled).toBe(0);
  state.nowMs += 1;
  expect(await run()).toBe(true);
  expect(state.settled).toBe(1);
});

it('counts each rush from its own beginning', async () => {
  const { state, run } = paced();
  state.isRush = true;
  await run();
  state.isRush = false;
  await run();
  state.nowMs += longestWaitMs;
  state.isRush = true;
  await run();
  expect(state.settled).toBe(1);
});
