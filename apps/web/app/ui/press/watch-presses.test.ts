import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { longPressEvent, watchPresses } from './watch-presses.ts';

let stop: () => void;
let button: HTMLButtonElement;
let clicks: number;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button type="button"><span>Taruh</span></button><p>kosong</p>';
  button = document.querySelector('button') as HTMLButtonElement;
  button.getBoundingClientRect = () => new DOMRect(0, 0, 100, 40);
  clicks = 0;
  button.addEventListener('click', () => {
    clicks += 1;
  });
  stop = watchPresses(document);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function touch(type: string, x: number, y: number, pointerType = 'touch'): void {
  const target = document.querySelector('span') as HTMLElement;
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      pointerId: 7,
      isPrimary: true,
      pointerType,
      clientX: x,
      clientY: y,
    }),
  );
}

test('SH-15 a button shows that it is pressed, and stops showing it', () => {
  touch('pointerdown', 50, 20);
  expect(button.dataset.pressed).toBeUndefined();
  vi.advanceTimersByTime(130);
  expect(button.dataset.pressed).toBe('');
  touch('pointerup', 50, 20);
  vi.advanceTimersByTime(100);
  expect(button.dataset.pressed).toBeUndefined();
});

test('SH-15 a finger that slid off by less than 20 px still clicks, once', () => {
  touch('pointerdown', 98, 20);
  touch('pointermove', 118, 22);
  touch('pointerup', 118, 22);
  vi.advanceTimersByTime(200);
  expect(clicks).toBe(1);
});

test('SH-15 a finger that moved far away does not', () => {
  touch('pointerdown', 50, 20);
  touch('pointermove', 50, 55);
  touch('pointerup', 50, 20);
  vi.advanceTimersByTime(200);
  expect(clicks).toBe(0);
});

test('a tap in place is the browser’s own click, which is never doubled', () => {
  touch('pointerdown', 50, 20);
  touch('pointerup', 53, 21);
  button.click();
  vi.advanceTimersByTime(200);
  expect(clicks).toBe(1);
});

test('a click that the browser makes after a slide is not doubled either', () => {
  touch('pointerdown', 50, 20);
  touch('pointerup', 65, 20);
  button.click();
  vi.advanceTimersByTime(200);
  expect(clicks).toBe(1);
});

test('SH-15 a long press is told to the element', () => {
  const held = vi.fn((event: Event) => event.preventDefault());
  button.addEventListener(longPressEvent, held);
  touch('pointerdown', 50, 20);
  vi.advanceTimersByTime(370);
  expect(held).toHaveBeenCalledOnce();
});

test('a scroll, a mouse and a disabled button leave no trace', () => {
  touch('pointerdown', 50, 20);
  touch('pointercancel', 50, 30);
  vi.advanceTimersByTime(500);
  expect(button.dataset.pressed).toBeUndefined();
  touch('pointerdown', 50, 20, 'mouse');
  vi.advanceTimersByTime(500);
  expect(button.dataset.pressed).toBeUndefined();
  button.disabled = true;
  touch('pointerdown', 50, 20);
  vi.advanceTimersByTime(500);
  expect(button.dataset.pressed).toBeUndefined();
});
