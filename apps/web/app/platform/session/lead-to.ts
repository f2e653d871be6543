import { redirect, replace } from 'react-router';

/**
 * What a loader throws to lead on from a page that it does not show. The page that one comes from stays in the history, so
 * that the way back leads to it. An address that stands there already, of a document or of the way back itself, gives way:
 * it would lead on again whoever comes back to it.
 */
export function leadTo(path: string, request: Request): Response {
  const { pathname, search } = new URL(request.url);
  const here = globalThis.location.pathname + globalThis.location.search;
  return here === pathname + search || here === path ? replace(path) : redirect(path);
}
