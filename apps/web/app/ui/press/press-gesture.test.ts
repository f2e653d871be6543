import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginPress, pressConstants } from './press-gesture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const box = { left: 100, top: 100, right: 200, bottom: 140 };
const middle = { x: 150, y: 120 };

function press(options: { handlesLongPress?: boolean; from?: typeof middle } = {}) {
  const log: string[] = [];
  const gesture = beginPress(options.from ?? middle, box, {
    onShow: () => log.push('show'),
    onHide: () => log.push('hide'),
    onLongPress: () => {
      log.push('long');
      return options.handlesLongPress === true;
    },
  });
  return { gesture, log };
}

describe('SH-15 a touch', () => {
  test('has the numbers of the specification', () => {
    expect(pressConstants).toEqual({
      pressDelayMs: 130,
      longPressMs: 370,
      pressOutMs: 100,
      hitOffsetPx: 20,
      cancelPx: 30,
    });
  });

  test('shows as a press after 130 ms and for 100 ms after it', () => {
    const { gesture, log } = press();
    vi.advanceTimersByTime(129);
    expect(log).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(log).toEqual(['show']);
    expect(gesture.lift(middle)).toBe('tap');
    vi.advanceTimersByTime(99);
    expect(log).toEqual(['show']);
    vi.advanceTimersByTime(1);
    expect(log).toEqual(['show', 'hide']);
  });

  test('that is quick shows for a moment all the same', () => {
    const { gesture, log } = press();
    vi.advanceTimersByTime(20);
    expect(gesture.lift(middle)).toBe('tap');
    expect(log).toEqual(['show']);
    vi.advanceTimersByTime(1_000);
    expect(log).toEqual(['show', 'hide']);
  });

  test('is a long press after 370 ms; where somebody handles it, it is no tap', () => {
    const { gesture, log } = press({ handlesLongPress: true });
    vi.advanceTimersByTime(369);
    expect(log).toEqual(['show']);
    vi.advanceTimersByTime(1);
    expect(log).toEqual(['show', 'long']);
    expect(gesture.lift(middle)).toBe('long');
  });

  test('that nobody handles as a long press stays a tap', () => {
    const { gesture } = press();
    vi.advanceTimersByTime(2_000);
    expect(gesture.lift(middle)).toBe('tap');
  });

  test.each([
    [{ x: 150, y: 120 + 30 }, 'tap'],
    [{ x: 150 + 31, y: 120 }, 'cancelled'],
    [{ x: 150 + 22, y: 120 + 22 }, 'cancelled'],
  ])('that moves to %j is %s', (to, outcome) => {
    const { gesture } = press();
    gesture.move(to);
    expect(gesture.lift(to)).toBe(outcome);
  });

  test('that has moved by more than 30 px does not come back', () => {
    const { gesture, log } = press();
    vi.advanceTimersByTime(200);
    gesture.move({ x: 150, y: 160 });
    gesture.move(middle);
    expect(gesture.lift(middle)).toBe('cancelled');
    vi.advanceTimersByTime(1_000);
    expect(log).toEqual(['show', 'hide']);
  });

  test.each([
    [{ x: 198, y: 138 }, { x: 219, y: 150 }, 'tap'],
    [{ x: 198, y: 120 }, { x: 221, y: 120 }, 'cancelled'],
    [{ x: 150, y: 102 }, { x: 150, y: 80 }, 'tap'],
    [{ x: 150, y: 102 }, { x: 150, y: 79 }, 'cancelled'],
  ])('from %j may leave the element by 20 px: to %j it is %s', (from, to, outcome) => {
    const { gesture } = press({ from });
    expect(gesture.lift(to)).toBe(outcome);
  });

  test('that becomes a scroll never shows', () => {
    const { gesture, log } = press();
    vi.advanceTimersByTime(50);
    gesture.cancel();
    vi.advanceTimersByTime(1_000);
    expect(log).toEqual([]);
  });
});
