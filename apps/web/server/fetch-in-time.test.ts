// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documentDataMs, fetchInTime } from './fetch-in-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('SH-12 calls that hang are given up together, and later ones at once', async () => {
  const asked = vi.fn(() => new Promise<Response>(() => undefined));
  const { fetchApi } = fetchInTime(asked);
  const outcomes = ['/one', '/two'].map((path) => fetchApi(path, {}).catch(() => 'given up'));
  await vi.advanceTimersByTimeAsync(documentDataMs);
  expect(await Promise.all(outcomes)).toEqual(['given up', 'given up']);
  expect(await fetchApi('/three', {}).catch(() => 'given up')).toBe('given up');
});

test('SH-12 an answer that comes is passed on, and nothing waits afterwards', async () => {
  const { fetchApi, done } = fetchInTime(() => Promise.resolve(new Response('here')));
  expect(await (await fetchApi('/one', {})).text()).toBe('here');
  done();
  expect(vi.getTimerCount()).toBe(0);
});
