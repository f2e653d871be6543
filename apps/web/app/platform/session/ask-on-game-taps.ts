import { isGamePath } from '../game/game-path.ts';
import type { SessionStore } from '../services/session-store.ts';
import { loginPopup } from './login-popup-store.ts';

/**
 * GA-07: links to games whose code has not come yet lead on by themselves, and a visitor to the login. Once the app is
 * here it asks them in their place, as `GameLink` does.
 */
export function askOnGameTaps(page: Window, session: Pick<SessionStore, 'current'>): void {
  page.addEventListener('click', (event) => {
    const wantsTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || wantsTab || session.current() !== undefined) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const path = link?.getAttribute('href') ?? '';
    if (!isGamePath(path)) return;
    event.preventDefault();
    loginPopup.ask(path);
  });
}
