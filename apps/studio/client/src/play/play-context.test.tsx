import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FakePlay } from '../testing/fake-play.tsx';
import { fakeStudio } from '../testing/fake-studio.ts';
import { usePace, usePlay } from './play-context.tsx';
import type { PlaySettingsStore } from './settings/play-settings.ts';

afterEach(() => vi.unstubAllGlobals());

/** A player's device, and the settings of their game, which shows its pace. */
function openGame({ wantsLessMotion }: { readonly wantsLessMotion: boolean }): PlaySettingsStore {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: wantsLessMotion }),
  );
  let settings: PlaySettingsStore | undefined;
  function Pace() {
    settings = usePlay().settings;
    return <p data-testid="pace">{usePace()}</p>;
  }
  render(
    <FakePlay api={fakeStudio({}).api} gameId="dice" openBetsMaximum={1}>
      <Pace />
    </FakePlay>,
  );
  if (settings === undefined) throw new Error('nothing is rendered');
  return settings;
}

const pace = () => screen.getByTestId('pace').textContent;

test('turbo makes the game fast, and without it the game takes its time', () => {
  const settings = openGame({ wantsLessMotion: false });
  act(() => settings.change({ isTurbo: true }));
  expect(pace()).toBe('turbo');
  act(() => settings.change({ isTurbo: false }));
  expect(pace()).toBe('full');
});

test.each([true, false])(
  'a device that asks for less motion is given none, where turbo on is %s',
  (isTurbo) => {
    const settings = openGame({ wantsLessMotion: true });
    act(() => settings.change({ isTurbo }));
    expect(pace()).toBe('still');
  },
);
