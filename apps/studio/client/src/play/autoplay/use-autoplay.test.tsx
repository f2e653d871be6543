import { fireEvent, render, screen } from '@testing-library/react';
import { toMinor } from '@wau/money/minor';
import { useSyncExternalStore } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { FakePlay } from '../../testing/fake-play.tsx';
import { handAnsweredStudio } from '../../testing/fake-studio.ts';
import type { AutoplayPlan } from './autoplay-plan.ts';
import { useAutoplay } from './use-autoplay.ts';

afterEach(() => vi.restoreAllMocks());

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
function startAutoplay(): void {
  const { api } = handAnsweredStudio();
  render(
    <FakePlay api={api} gameCode="dice" openBetsMaximum={1}>
      <Game />
    </FakePlay>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe('running');
}

test('autoplay ends as soon as the network is gone', () => {
  startAutoplay();
  fireEvent(window, new Event('offline'));
  expect(screen.getByRole('button').textContent).toBe('stopped: offline');
});

test('autoplay ends as soon as nobody looks, and not when somebody looks again', () => {
  startAutoplay();
  fireEvent(document, new Event('visibilitychange'));
  expect(screen.getByRole('button').textContent).toBe('running');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(screen.getByRole('button').textContent).toBe('stopped: hidden');
});
