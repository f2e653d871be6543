import { replace } from 'react-router';
import type { SessionStore } from '../services/session-store.ts';

/** AC-24: a member page without a session gives way to login, which returns there afterwards. */
export function requireSession(session: SessionStore, request: Request): void {
  requireOwnPassword(session);
  if (session.current() !== undefined) return;
  const url = new URL(request.url);
  throw replace(loginPathFor(url.pathname + url.search));
}

export const changePasswordPath = '/m/changePsw';

/** AC-19: whoever was given a password chooses another before anything else, pages that visitors may see included. */
export function requireOwnPassword(session: SessionStore): void {
  if (session.current()?.mustChangePassword === true) throw replace(changePasswordPath);
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
