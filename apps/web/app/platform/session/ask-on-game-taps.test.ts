import { afterEach, expect, test } from 'vitest';
import { gamePath } from '../game/game-path.ts';
import { createSessionStore, type SessionStore } from '../services/session-store.ts';
import { askOnGameTaps } from './ask-on-game-taps.ts';
import { loginPopup } from './login-popup-store.ts';

const path = gamePath({ vassalage: 'studio', gameId: 'dice', nodeId: 1001, gameType: 'INHOUSE' });

let stop = () => {};
afterEach(() => {
  stop();
  loginPopup.dismiss();
  document.body.replaceChildren();
});

function listen(session: Pick<SessionStore, 'current'>): void {
  const listeners = new AbortController();
  stop = () => listeners.abort();
  const page = {
    addEventListener: (type: string, handle: EventListener) =>
      document.addEventListener(type, handle, { capture: true, signal: listeners.signal }),
  };
  askOnGameTaps(page as unknown as Document, session);
}

/** Taps the words of a link and says whether the browser follows it. */
function tap(href: string, how: MouseEventInit = {}): boolean {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  const words = document.createElement('span');
  link.append(words);
  document.body.append(link);
  let follows = true;
  window.addEventListener(
    'click',
    (event) => {
      follows = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  words.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  return follows;
}

const visitor = createSessionStore(undefined);

test('GA-07 a visitor who taps a game before its code has come is asked how to play', () => {
  listen(visitor);
  expect(tap(path)).toBe(false);
  expect(loginPopup.wantedPath()).toBe(path);
});

test.each([
  ['another page', '/m/gameList?vassalage=studio', {}],
  ['another tab', path, { metaKey: true }],
])('GA-07 a visitor’s way to %s is the browser’s', (_, href, how) => {
  listen(visitor);
  expect(tap(href, how)).toBe(true);
  expect(loginPopup.wantedPath()).toBeUndefined();
});

test('GA-07 a member’s tap leads on to the game', () => {
  const info = {
    token: 't',
    merchantCode: 'wau',
    userName: 'siti',
    type: 0,
    firstTimeLogin: false,
    mustChangePassword: false,
  };
  listen({ current: () => info });
  expect(tap(path)).toBe(true);
});
