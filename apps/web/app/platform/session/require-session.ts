import type { SessionStore } from '../services/session-store.ts';
import { leadTo } from './lead-to.ts';

/** AC-24: a member page without a session gives way to login, which returns there afterwards. */
export function requireSession(session: SessionStore, request: Request): void {
  requireOwnPassword(session, request);
  const url = new URL(request.url);
  const info = session.current();
  if (info?.isPaused === true && isClosedWhilePaused(url)) throw leadTo(pausedPath, request);
  if (info !== undefined) return;
  throw leadTo(loginPathFor(url.pathname + url.search), request);
}

export const pausedPath = '/m/paused';

/** What the server refuses to whoever is kept from play; the rest leads to the money, the record and to help. */
const closedWhilePaused = /^\/m\/(launchGame|voucherCenter|rewardCenter|saferPlay)/;

/** A deposit that was ordered before is still followed, shown or given up. */
function isClosedWhilePaused({ pathname, searchParams }: URL): boolean {
  return closedWhilePaused.test(pathname) && depositIdParameters.every((name) => !searchParams.has(name));
}

const depositIdParameters = ['deposit', 'depositId'];

export const changePasswordPath = '/m/changePsw';

/** AC-19: whoever was given a password chooses another before anything else, pages that visitors may see included. */
export function requireOwnPassword(session: SessionStore, request: Request): void {
  if (session.current()?.mustChangePassword === true) throw leadTo(changePasswordPath, request);
}

export function loginPathFor(returnTo: string): string {
  return `/m/login?returnTo=${encodeURIComponent(returnTo)}`;
}

/**
 * Where to go after login. Only a path of this site is accepted, so that no link can send a player elsewhere; no
 * white space either, because browsers drop tabs and line breaks, which turns `/<tab>/host` into another site.
 */
export function returnPathOf(search: URLSearchParams): string {
  const wanted = search.get('returnTo') ?? '';
  const isOwnPath = /^\/(?![/\\])[^\\\s]*$/.test(wanted) && !wanted.startsWith('/m/login');
  return isOwnPath ? wanted : '/m/home';
}
