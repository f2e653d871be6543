import { fireEvent, render, screen } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { toMinor } from '@wau/money/minor';
import { useSyncExternalStore } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { FakePlay } from '../../testing/fake-play.tsx';
import { handAnsweredStudio } from '../../testing/fake-studio.ts';
import { sampleRound } from '../../testing/sample-play.ts';
import type { AutoplayPlan } from './autoplay-plan.ts';
import { useAutoplay } from './use-autoplay.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const plan: AutoplayPlan = {
  rounds: 5,
  winMinor: undefined,
  lossMinor: undefined,
  balanceAboveMinor: undefined,
  balanceBelowMinor: undefined,
  stopsOnFeature: false,
  onWin: { kind: 'reset' },
  onLoss: { kind: 'reset' },
};

function Game() {
  const bounds = { minStakeMinor: toMinor(10n), maxStakeMinor: toMinor(5_000n), stepMinor: 1n };
  const autoplay = useAutoplay(bounds, () => false);
  const { run, stopped } = useSyncExternalStore(autoplay.subscribe, autoplay.state);
  return (
    <button type="button" onClick={() => autoplay.start(plan, toMinor(100n), {})}>
      {run === undefined ? `stopped: ${stopped}` : 'running'}
    </button>
  );
}

/** A game whose first automatic bet is under way. */
function startAutoplay() {
  const { api, sent } = handAnsweredStudio();
  const { unmount } = render(
    <FakePlay api={api} gameId="dice" openBetsMaximum={1}>
      <Game />
    </FakePlay>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe('running');
  return { sent, leave: unmount };
}

test('autoplay ends as soon as the network is gone', () => {
  startAutoplay();
  fireEvent(window, new Event('offline'));
  expect(screen.getByRole('button').textContent).toBe('stopped: offline');
});

test('autoplay ends when the page around the game asks for a pause', () => {
  const parent = {} as Window;
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent);
  startAutoplay();
  const pause = new MessageEvent('message', { data: { source: 'wau-app', type: 'pause' } });
  Object.defineProperty(pause, 'source', { value: parent });
  fireEvent(window, pause);
  expect(screen.getByRole('button').textContent).toBe('stopped: hidden');
});

test('autoplay ends as soon as nobody looks, and not when somebody looks again', () => {
  startAutoplay();
  fireEvent(document, new Event('visibilitychange'));
  expect(screen.getByRole('button').textContent).toBe('running');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(screen.getByRole('button').textContent).toBe('stopped: hidden');
});

test.each([
  ['that is on show places the next one', false, 2],
  ['that has been left places no more', true, 1],
])('after the answer to an automatic bet a game %s', async (_, isLeft, bets) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { sent, leave } = startAutoplay();
  if (isLeft) leave();
  sent[0]?.answer('placeBet', accepted(sampleRound({})));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent.filter(({ name }) => name === 'placeBet')).toHaveLength(bets);
});
