import { describe, expect, it } from 'vitest';
import {
  createOverloadLimit,
  defaultOverloadLimit,
  type OverloadLimit,
  type Turn,
} from './overload-limit.ts';

const { burst, targetDelayMs } = defaultOverloadLimit;
const leastOfTurn = 8;

/** A turn that has read so many requests that its number lets no more in. */
const longTurn = (elapsedMs: number): Turn => ({ elapsedMs, readBefore: leastOfTurn });
const newTurn = longTurn(0);

/** A server that finishes `perMs` requests a millisecond, offered `offeredPerMs`, watched for `ms`. */
function simulate(
  limit: OverloadLimit,
  perMs: number,
  offeredPerMs: number,
  ms: number,
): { finished: number; refused: number } {
  let finished = 0;
  let refused = 0;
  let capacity = 0;
  for (let now = 0; now < ms; now += 1) {
    for (let offer = 0; offer < offeredPerMs; offer += 1) {
      if (!limit.enter(newTurn)) refused += 1;
    }
    capacity = Math.min(capacity + perMs, perMs + limit.underWay);
    while (capacity >= 1 && limit.underWay > 0) {
      limit.left();
      finished += 1;
      capacity -= 1;
    }
    if (now > 0 && now - Math.floor(now / 200) * 200 === 0) limit.observe(200, 0);
  }
  return { finished, refused };
}

describe('the overload limit', () => {
  it('lets a burst in after a quiet time, and no more', () => {
    const limit = createOverloadLimit();
    for (let request = 0; request < burst; request += 1) expect(limit.enter(newTurn)).toBe(true);
    expect(limit.enter(newTurn)).toBe(false);
    limit.left();
    expect(limit.enter(newTurn)).toBe(true);
  });

  it('A4: at five times the capacity goes on finishing at the full rate and refuses the rest', () => {
    const limit = createOverloadLimit();
    const { finished, refused } = simulate(limit, 4, 20, 10_000);
    expect(finished).toBeGreaterThan(0.95 * 4 * 10_000);
    expect(refused).toBeGreaterThan(0.75 * 20 * 10_000);
  });

  it('keeps what is under way to what can be finished in the accepted delay', () => {
    const limit = createOverloadLimit();
    simulate(limit, 4, 20, 10_000);
    expect(limit.underWay / 4).toBeLessThanOrEqual(targetDelayMs * 1.05);
  });

  it('lets in several times as many of what is urgent, counted apart, so that neither keeps the other out', () => {
    const limit = createOverloadLimit();
    let urgent = 0;
    while (limit.enter(newTurn, true)) urgent += 1;
    expect(urgent).toBe(4 * burst);
    let ordinary = 0;
    while (limit.enter(newTurn)) ordinary += 1;
    expect(ordinary).toBe(burst);
    limit.left(true);
    expect(limit.enter(newTurn)).toBe(false);
    expect(limit.enter(newTurn, true)).toBe(true);
    limit.steppedOut();
    expect(limit.enter(newTurn, true)).toBe(false);
    expect(limit.enter(newTurn)).toBe(true);
  });

  it('cuts a turn short for what is urgent only where it comes in a rush', () => {
    const limit = createOverloadLimit();
    for (let observation = 0; observation < 2; observation += 1) limit.observe(200, targetDelayMs);
    expect(limit.enter(longTurn(targetDelayMs))).toBe(false);
    expect(limit.enter(longTurn(targetDelayMs), true)).toBe(true);
    expect(limit.enter(longTurn(4 * targetDelayMs), true)).toBe(false);
  });

  it('refuses nobody below the capacity', () => {
    const limit = createOverloadLimit();
    expect(simulate(limit, 4, 3, 10_000).refused).toBe(0);
  });

  it('cuts a turn of the event loop short, but only when it has been held up for some time', () => {
    const limit = createOverloadLimit();
    expect(limit.enter(longTurn(targetDelayMs))).toBe(true);
    limit.observe(200, targetDelayMs);
    expect(limit.enter(longTurn(targetDelayMs))).toBe(true);
    limit.observe(200, targetDelayMs);
    expect(limit.enter(longTurn(targetDelayMs))).toBe(false);
    expect(limit.enter(longTurn(targetDelayMs / 4))).toBe(true);
    limit.observe(200, 0);
    expect(limit.enter(longTurn(targetDelayMs))).toBe(true);
  });

  it('cuts a rush short that comes all at once', () => {
    expect(createOverloadLimit().enter(longTurn(targetDelayMs * 4))).toBe(false);
  });

  it('takes in what one browser sends at a time, however slow the turn', () => {
    const limit = createOverloadLimit();
    for (let observation = 0; observation < 2; observation += 1) limit.observe(200, targetDelayMs);
    const elapsedMs = 10 * targetDelayMs;
    const outcomes = Array.from({ length: leastOfTurn + 1 }, (_, readBefore) =>
      limit.enter({ elapsedMs, readBefore }),
    );
    expect(outcomes).toEqual([...Array.from({ length: leastOfTurn }, () => true), false]);
  });

  it('does not shrink for what holds the event loop up once', () => {
    const limit = createOverloadLimit();
    for (let slowPage = 0; slowPage < 10; slowPage += 1) {
      limit.observe(200, 2 * targetDelayMs);
      expect(limit.limit).toBe(burst);
      limit.observe(200, 1);
    }
    limit.observe(200, targetDelayMs);
    limit.observe(200, targetDelayMs);
    expect(limit.limit).toBeLessThan(burst);
  });

  it('shrinks while the event loop is held up and grows again after', () => {
    const limit = createOverloadLimit();
    for (let request = 0; request < 100; request += 1) limit.enter(newTurn);
    for (let step = 0; step < 20; step += 1) limit.observe(200, targetDelayMs);
    expect(limit.limit).toBeLessThan(20);
    expect(limit.limit).toBeGreaterThanOrEqual(8);
    for (let step = 0; step < 60; step += 1) limit.observe(200, 1);
    expect(limit.limit).toBe(burst);
  });
});
