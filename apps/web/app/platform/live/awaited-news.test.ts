import { beforeEach, expect, test, vi } from 'vitest';
import { awaitNewsSince, awaitsNewsUntil, onAwaitedNews } from './awaited-news.ts';

const hourMs = 60 * 60_000;

beforeEach(() => sessionStorage.clear());

test('money is awaited for two hours after a deposit was ordered, and whoever listens hears of it once', () => {
  const hear = vi.fn();
  const stop = onAwaitedNews(hear);
  expect(awaitsNewsUntil()).toBe(0);
  awaitNewsSince(10 * hourMs);
  expect(awaitsNewsUntil()).toBe(12 * hourMs);
  awaitNewsSince(10 * hourMs);
  expect(hear).toHaveBeenCalledOnce();
  stop();
  awaitNewsSince(11 * hourMs);
  expect(awaitsNewsUntil()).toBe(13 * hourMs);
  expect(hear).toHaveBeenCalledOnce();
});

test('an older deposit that is looked at never shortens the wait for a newer one', () => {
  awaitNewsSince(10 * hourMs);
  awaitNewsSince(2 * hourMs);
  expect(awaitsNewsUntil()).toBe(12 * hourMs);
});
