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

function touch(type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel', x: number, y: number): void {
  const target = document.querySelector('span') as HTMLElement;
  const finger = { identifier: 7, target, clientX: x, clientY: y };
  const event = new Event(type, { bubbles: true });
  Object.assign(event, { touches: type === 'touchend' ? [] : [finger], changedTouches: [finger] });
  target.dispatchEvent(event);
}

test('SH-15 a button shows that it is pressed, and stops showing it', () => {
  touch('touchstart', 50, 20);
  expect(button.dataset.pressed).toBeUndefined();
  vi.advanceTimersByTime(130);
  expect(button.dataset.pressed).toBe('');
  touch('touchend', 50, 20);
  vi.advanceTimersByTime(100);
  expect(button.dataset.pressed).toBeUndefined();
});

test('SH-15 a finger that slid off by less than 20 px still clicks, once', () => {
  touch('touchstart', 98, 20);
  touch('touchmove', 118, 22);
  touch('touchend', 118, 22);
  vi.advanceTimersByTime(200);
  expect(clicks).toBe(1);
});

test('SH-15 a finger that moved far away does not', () => {
  touch('touchstart', 50, 20);
  touch('touchmove', 50, 55);
  touch('touchend', 50, 20);
  vi.advanceTimersByTime(200);
  expect(clicks).toBe(0);
});

test('a tap in place is the browser’s own click, which is never doubled', () => {
  touch('touchstart', 50, 20);
  touch('touchend', 53, 21);
  button.click();
  vi.advanceTimersByTime(200);
  expect(clicks).toBe(1);
});

test('a click that the browser makes after a slide is not doubled either', () => {
  touch('touchstart', 50, 20);
  touch('touchend', 65, 20);
  button.click();
  vi.advanceTimersByTime(200);
  expect(clicks).toBe(1);
});

test('SH-15 a long press is told to the element', () => {
  const held = vi.fn((event: Event) => event.preventDefault());
  button.addEventListener(longPressEvent, held);
  touch('touchstart', 50, 20);
  vi.advanceTimersByTime(370);
  expect(held).toHaveBeenCalledOnce();
});

test('SH-10 what was held is not clicked as well, also when it changes under the finger', () => {
  const span = document.querySelector('span') as HTMLElement;
  button.addEventListener(longPressEvent, (event) => {
    event.preventDefault();
    // As the balance does, which gives way to a skeleton while it is loaded again.
    button.textContent = '…';
  });
  touch('touchstart', 50, 20);
  vi.advanceTimersByTime(400);
  expect(span.isConnected).toBe(false);
  const finger = { identifier: 7, target: span, clientX: 50, clientY: 20 };
  const lifted = new Event('touchend', { bubbles: true });
  span.dispatchEvent(Object.assign(lifted, { touches: [], changedTouches: [finger] }));
  const click = () => button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  click();
  expect(clicks).toBe(0);
  vi.advanceTimersByTime(200);
  expect(button.dataset.pressed).toBeUndefined();
  // The next tap counts again.
  click();
  expect(clicks).toBe(1);
});

test('a scroll and a disabled button leave no trace', () => {
  touch('touchstart', 50, 20);
  touch('touchcancel', 50, 30);
  vi.advanceTimersByTime(500);
  expect(button.dataset.pressed).toBeUndefined();
  button.disabled = true;
  touch('touchstart', 50, 20);
  vi.advanceTimersByTime(500);
  expect(button.dataset.pressed).toBeUndefined();
});

test('a finger that scrolls the page by a little has not pressed what it began on', () => {
  touch('touchstart', 50, 20);
  touch('touchmove', 50, 38);
  document.dispatchEvent(new Event('scroll'));
  touch('touchend', 50, 38);
  vi.advanceTimersByTime(500);
  expect(clicks).toBe(0);
});
