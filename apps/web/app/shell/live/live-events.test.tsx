import { act } from '@testing-library/react';
import { refused } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeSession, renderScreen } from '../../../test-support/render-screen.tsx';
import { awaitNewsSince } from '../../platform/live/awaited-news.ts';
import { LiveEvents } from './live-events.tsx';

const minuteMs = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('CA-02 a page listens for the money of a deposit for two hours after the order, and no longer', async () => {
  // Each connection fails, so that whoever listens asks again within a minute.
  const connect = vi.fn(() => refused(503, 'server.stopping', 'Sebentar'));
  const isListening = async () => {
    connect.mockClear();
    await act(() => vi.advanceTimersByTimeAsync(minuteMs));
    return connect.mock.calls.length > 0;
  };
  renderScreen(
    { default: LiveEvents },
    { path: '/m/home', calls: { followEvents: connect }, session: fakeSession },
  );
  expect(await isListening()).toBe(false);
  act(() => awaitNewsSince(Date.now()));
  expect(await isListening()).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(117 * minuteMs));
  expect(await isListening()).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(minuteMs));
  expect(await isListening()).toBe(false);
});
