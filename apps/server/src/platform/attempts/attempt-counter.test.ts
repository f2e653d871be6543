import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';
import { type AttemptRule, attemptCounter } from './attempt-counter.ts';
import { installationScope } from './attempt-counter-sql.ts';

const server = await createTestServer();
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const twoAnHour = (window: AttemptRule['window']) => {
  const counter = attemptCounter(
    server,
    installationScope,
    { name: `test.${window}`, windowMs: hourMs, window },
    'somebody',
  );
  return () => counter.take(2);
};

describe('the second of two attempts an hour, made late in the hour of the first', () => {
  test('is forgotten with the first where the window is fixed', async () => {
    const take = twoAnHour('fixed');
    expect(await take()).toEqual({ accepted: true, attemptCount: 1 });
    server.clock.advance(hourMs - minuteMs);
    expect(await take()).toEqual({ accepted: true, attemptCount: 2 });
    expect(await take()).toEqual({ accepted: false, retryAfterSeconds: 60 });
    server.clock.advance(minuteMs);
    expect(await take()).toEqual({ accepted: true, attemptCount: 1 });
  });

  test('keeps the first for an hour more where the window slides, and what is refused prolongs nothing', async () => {
    const take = twoAnHour('sliding');
    await take();
    server.clock.advance(hourMs - minuteMs);
    expect(await take()).toEqual({ accepted: true, attemptCount: 2 });
    server.clock.advance(minuteMs);
    expect(await take()).toEqual({ accepted: false, retryAfterSeconds: 59 * 60 });
    server.clock.advance(hourMs - minuteMs);
    expect(await take()).toEqual({ accepted: true, attemptCount: 1 });
  });
});
