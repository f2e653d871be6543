import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Sound } from '../platform/sound.ts';
import { createPlaySettings } from './settings/play-settings.ts';
import { useHeardPage } from './use-heard-page.ts';

afterEach(() => vi.restoreAllMocks());

function hear(isSoundOn: boolean) {
  const switched: boolean[] = [];
  const played: string[] = [];
  const sound: Sound = {
    setOn: (isOn) => void switched.push(isOn),
    setLevels: () => undefined,
    play: (name) => {
      played.push(name);
      return () => undefined;
    },
    repeat: () => () => undefined,
  };
  const settings = createPlaySettings({ kept: JSON.stringify({ isSoundOn }), keep: () => undefined });
  const { unmount } = renderHook(() => useHeardPage(sound, settings));
  return { switched, played, unmount };
}

test.each([
  ['pointerdown', true],
  ['keydown', true],
  ['keydown', false],
] as const)('the first %s brings the sound back as it was left, on: %s', (kind, isSoundOn) => {
  const { switched } = hear(isSoundOn);
  expect(switched).toEqual([]);
  fireEvent(document, new Event(kind));
  fireEvent(document, new Event(kind));
  expect(switched).toEqual([isSoundOn]);
});

test('a page that nobody looks at is silent, and sounds again only where sound is on', () => {
  for (const isSoundOn of [true, false]) {
    const { switched, unmount } = hear(isSoundOn);
    const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    look.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    expect(switched).toEqual([false, isSoundOn]);
    unmount();
    fireEvent(document, new Event('visibilitychange'));
    expect(switched).toHaveLength(2);
  }
});

test('a tap sounds on what can be tapped, and nowhere else', () => {
  const { played } = hear(true);
  const button = document.body.appendChild(document.createElement('button'));
  fireEvent.click(button.appendChild(document.createElement('span')));
  expect(played).toEqual(['tap']);
  fireEvent.click(document.body);
  expect(played).toEqual(['tap']);
  button.remove();
});
