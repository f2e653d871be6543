import { isGamePath } from '../game/is-game-path.ts';
import type { SessionStore } from '../services/session-store.ts';
import { loginPopup } from './login-popup-store.ts';

/**
 * GA-07: links to games whose code has not come yet lead on by themselves, and a visitor to the login. Once the app is
 * here it asks them in their place, as `GameLink` does. To be called before React begins to listen, which lets nobody else
 * hear of taps on what it has not taken over, and after `watchPresses`, which takes the tap back that ends a long press.
 */
export function askOnGameTaps(page: Document, session: Pick<SessionStore, 'current'>): void {
  const ask = (event: MouseEvent) => {
    const wantsTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || wantsTab || session.current() !== undefined) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const path = link?.getAttribute('href') ?? '';
    if (!isGamePath(path)) return;
    event.preventDefault();
    loginPopup.ask(path);
  };
  page.addEventListener('click', ask, { capture: true });
}
