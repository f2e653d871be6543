import { afterEach, beforeEach, expect, test } from 'vitest';
import { longPressEvent } from '../../ui/press/watch-presses.ts';
import { gameSheet } from './game-sheet-store.ts';
import { watchGameHolds } from './watch-game-holds.ts';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML =
    '<a href="/m/launchGame?x" data-game="7"><span>Dadu</span></a><a href="/m/home">Utama</a>';
  stop = watchGameHolds(document);
});
afterEach(() => {
  stop();
  gameSheet.close();
  document.body.replaceChildren();
});

/** Says whether somebody did something about it. */
function tell(selector: string, type: string, pointerType?: string): boolean {
  const event = new Event(type, { bubbles: true, cancelable: true });
  if (pointerType !== undefined) Object.assign(event, { pointerType });
  document.querySelector(selector)?.dispatchEvent(event);
  return event.defaultPrevented;
}

test('SH-15 a game that is held opens its card, and the press is no tap', () => {
  expect(tell('span', longPressEvent)).toBe(true);
  expect(gameSheet.shownGame()).toBe(7);
});

test('SH-15 another link that is held stays a link', () => {
  expect(tell('a:last-child', longPressEvent)).toBe(false);
  expect(gameSheet.shownGame()).toBeUndefined();
});

test.each([
  ['a finger’s menu does not come', 'touch', true, undefined],
  ['a mouse has the browser’s', 'mouse', false, undefined],
  ['the key for it opens the card', '', true, 7],
])('GA-01 of the context menus of a game, %s', (_, pointerType, isTaken, shown) => {
  expect(tell('span', 'contextmenu', pointerType)).toBe(isTaken);
  expect(gameSheet.shownGame()).toBe(shown);
});
