import { afterEach, expect, test, vi } from 'vitest';
import { shake } from './haptics.ts';

const vibrate = vi.fn((_pattern: number[]) => true);

afterEach(() => {
  vibrate.mockClear();
  vi.unstubAllGlobals();
});

function onPhone(prefersLessMotion: boolean): void {
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  vi.stubGlobal('matchMedia', () => ({ matches: prefersLessMotion }));
}

test('a phone shakes as the pattern says', () => {
  onPhone(false);
  shake(true, [30, 20, 40]);
  expect(vibrate).toHaveBeenCalledExactlyOnceWith([30, 20, 40]);
});

test('a phone stays still where the player has switched that off', () => {
  onPhone(false);
  shake(false, [30]);
  expect(vibrate).not.toHaveBeenCalled();
});

test('a phone stays still where its owner asked for less motion', () => {
  onPhone(true);
  shake(true, [30]);
  expect(vibrate).not.toHaveBeenCalled();
});
