/**
 * Marks the root element while somebody is logged in, so that the style sheet shows the member's side of the markup.
 * The first mark is set before the first paint, by `shared/session/session-mark.tsx`.
 */
export function markSession(isMember: boolean): void {
  if (isMember) document.documentElement.dataset.session = 'member';
  else delete document.documentElement.dataset.session;
}
