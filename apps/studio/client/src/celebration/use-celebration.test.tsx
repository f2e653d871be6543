import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useStored } from '../platform/store.ts';
import type { RoundView } from '../platform/studio-api.ts';
import { usePlay } from '../play/play-context.tsx';
import type { PlaySettings } from '../play/settings/play-settings.ts';
import { FakePlay } from '../testing/fake-play.tsx';
import { fakeStudio } from '../testing/fake-studio.ts';
import { sampleRound } from '../testing/sample-play.ts';
import { type CelebrationHandle, useCelebration } from './use-celebration.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const otherRoundId = 'rnd_01jd6f4q2v0000000000000009' as RoundView['roundId'];

/** The celebrations of a player who has set what is told here, and otherwise nothing. */
function renderCelebration(settings: Partial<PlaySettings> = {}): {
  readonly handle: () => CelebrationHandle;
} {
  let handle: CelebrationHandle | undefined;
  function Stage() {
    const play = usePlay();
    useEffect(() => play.settings.change(settings), [play]);
    handle = useCelebration();
    const offer = useStored(handle.skipOffer, (current) => current);
    return (
      <div>
        {handle.overlay}
        {offer !== undefined && (
          <button type="button" onClick={offer.onSkip}>
            {offer.label}
          </button>
        )}
      </div>
    );
  }
  const { api } = fakeStudio({});
  render(
    <FakePlay api={api} gameId="dice" openBetsMaximum={1}>
      <Stage />
    </FakePlay>,
  );
  return {
    handle: () => {
      if (handle === undefined) throw new Error('nothing is rendered');
      return handle;
    },
  };
}

/** Celebrates a payout, on a stake of RM 1.00 unless told otherwise; tells whether it has ended. */
async function celebrate(
  handle: () => CelebrationHandle,
  payoutMinor: string,
  part: Partial<RoundView> = {},
) {
  const state = { hasEnded: false };
  await act(async () => {
    handle()
      .celebrate(sampleRound({ stakeMinor: '100', payoutMinor, ...part }))
      .then(
        () => {
          state.hasEnded = true;
        },
        (error: unknown) => expect.fail(String(error)),
      );
  });
  return state;
}

const cover = () => document.querySelector('.celebration[data-covers="true"]');

describe('a celebration', () => {
  it.each(['0', '50', '100'])('is not held for RM 1.00 that brought %s sen', async (payoutMinor) => {
    const { handle } = renderCelebration();
    const state = await celebrate(handle, payoutMinor);
    expect(document.querySelector('.celebration')).toBeNull();
    expect(state.hasEnded).toBe(true);
  });

  it('has its letters laid out, unseen, before there is a win', () => {
    renderCelebration();
    const words = [...document.querySelectorAll('.letters-ahead[aria-hidden="true"] .celebration-words')];
    expect(words.map((element) => element.getAttribute('data-tier'))).toEqual(['huge', 'big']);
    for (const part of ['name', 'times', 'amount']) {
      for (const element of words)
        expect(element.querySelector(`.celebration-${part}`)?.textContent).toMatch(/0123456789/);
    }
  });

  it('of a small win holds nobody up', async () => {
    const { handle } = renderCelebration();
    const state = await celebrate(handle, '198');
    expect(document.querySelector('.celebration')?.getAttribute('data-tier')).toBe('small');
    expect(cover()).toBeNull();
    expect(state.hasEnded).toBe(true);
  });

  it('of a huge win says how huge it is, and a tap ends it', async () => {
    const { handle } = renderCelebration();
    const state = await celebrate(handle, '990000');
    expect(screen.getByText('9,900×')).toBeTruthy();
    expect(state.hasEnded).toBe(false);
    const shown = cover();
    if (shown === null) throw new Error('no cover');
    await act(async () => {
      fireEvent.pointerDown(shown);
    });
    expect(cover()).toBeNull();
    expect(state.hasEnded).toBe(true);
  });

  it('of a big win can be ended without a pointer', async () => {
    const { handle } = renderCelebration();
    const state = await celebrate(handle, '2000');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
    });
    expect(cover()).toBeNull();
    expect(state.hasEnded).toBe(true);
  });

  it('of a big win is not covered up by the sparks of a small one', async () => {
    const { handle } = renderCelebration();
    await celebrate(handle, '2000');
    const small = await celebrate(handle, '60000', { roundId: otherRoundId, stakeMinor: '50000' });
    expect(cover()?.getAttribute('data-tier')).toBe('big');
    expect(small.hasEnded).toBe(true);
  });

  it.each([
    ['gives way to a greater one', '2000', '990000', '9,900×'],
    ['gives way to one as great', '2000', '2000', '20×'],
    ['goes on beside one that is not as great', '990000', '2000', '9,900×'],
  ])('of a win that covers the stage %s, and the other holds nobody up', async (_, one, other, shown) => {
    const { handle } = renderCelebration();
    const first = await celebrate(handle, one);
    const second = await celebrate(handle, other, { roundId: otherRoundId });
    expect(screen.getByText(shown)).toBeTruthy();
    const lasts = BigInt(other) >= BigInt(one) ? second : first;
    expect([first, second].filter(({ hasEnded }) => !hasEnded)).toEqual([lasts]);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
    });
    expect(cover()).toBeNull();
    expect([first.hasEnded, second.hasEnded]).toEqual([true, true]);
  });

  it('shows the amount at once, without sparks and without shaking, where less motion is asked for', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const vibrate = vi.fn(() => true);
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
    const { handle } = renderCelebration();
    await celebrate(handle, '2000');
    expect(screen.getByText('RM 20.00')).toBeTruthy();
    expect(cover()?.querySelector('canvas')).toBeNull();
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('shakes the phone as the tier says', async () => {
    const vibrate = vi.fn(() => true);
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
    const { handle } = renderCelebration();
    await celebrate(handle, '2000');
    expect(vibrate).toHaveBeenCalledExactlyOnceWith([50, 60, 90]);
  });

  it('does not shake the phone of a player who has switched that off', async () => {
    const vibrate = vi.fn(() => true);
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
    const { handle } = renderCelebration({ hasHaptics: false });
    await celebrate(handle, '2000');
    expect(cover()?.getAttribute('data-tier')).toBe('big');
    expect(vibrate).not.toHaveBeenCalled();
  });
});
