import { afterEach, beforeEach, expect, test } from 'vitest';
import { guardMs, guardRadiusPx, guardTaps, type TapGuard } from './tap-guard.ts';

let now: number;
let guard: TapGuard;
let clicks: number;
let button: HTMLButtonElement;

beforeEach(() => {
  now = 10_000;
  guard = guardTaps(window, () => now);
  document.body.innerHTML = '<button type="button">Main</button>';
  button = document.querySelector('button') as HTMLButtonElement;
  clicks = 0;
  button.addEventListener('click', () => {
    clicks += 1;
  });
});
afterEach(() => {
  guard.stop();
});

function touch(x: number, y: number): void {
  const at = { bubbles: true, cancelable: true, clientX: x, clientY: y, isPrimary: true };
  button.dispatchEvent(new PointerEvent('pointerdown', at));
}
function lift(x: number, y: number): void {
  const at = { bubbles: true, cancelable: true, clientX: x, clientY: y, isPrimary: true, detail: 1 };
  button.dispatchEvent(new PointerEvent('pointerup', at));
  button.dispatchEvent(new MouseEvent('click', at));
}
function tap(x: number, y: number): void {
  touch(x, y);
  lift(x, y);
}

test('SH-15 a second tap that lands after the change of screen does nothing on the new one', () => {
  tap(100, 500);
  expect(clicks).toBe(1);
  guard.screenChanged();
  now += guardMs - 1;
  tap(100 + guardRadiusPx, 500);
  expect(clicks).toBe(1);
});

test('SH-15 whoever goes on tapping is heard when they have paused', () => {
  tap(100, 500);
  guard.screenChanged();
  for (let count = 0; count < 4; count += 1) {
    now += 200;
    tap(100, 500);
  }
  expect(clicks).toBe(1);
  now += guardMs;
  tap(100, 500);
  expect(clicks).toBe(2);
});

test('SH-15 a tap elsewhere is meant, and so is one in the same place a moment later', () => {
  tap(100, 500);
  guard.screenChanged();
  now += 20;
  tap(100 + guardRadiusPx + 1, 500);
  expect(clicks).toBe(2);
  guard.screenChanged();
  now += guardMs;
  tap(100 + guardRadiusPx + 1, 500);
  expect(clicks).toBe(3);
});

test('SH-15 a finger that was down when the screen changed touches nothing on it, however long it stays', () => {
  touch(100, 500);
  guard.screenChanged();
  now += 5_000;
  lift(100, 500);
  expect(clicks).toBe(0);
});

test('SH-15 keys, and helpers that click without a pointer, are heard at once', () => {
  tap(100, 500);
  guard.screenChanged();
  now += 10;
  tap(100, 500);
  expect(clicks).toBe(1);
  // A key's click, told by its detail.
  button.click();
  expect(clicks).toBe(2);
  now += guardMs;
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  expect(clicks).toBe(3);
});

test('SH-15 whoever writes into the new screen has seen it: the next tap is meant, wherever it lands', () => {
  tap(100, 500);
  guard.screenChanged();
  now += 50;
  button.dispatchEvent(new InputEvent('input', { bubbles: true }));
  tap(100, 500);
  expect(clicks).toBe(2);
});
