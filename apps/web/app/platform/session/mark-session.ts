import { type SessionInfo, trialCustomerType } from '../services/session-store.ts';

/**
 * Marks the root element while somebody is logged in, and while what they have is play money, so that the style sheet
 * shows the member's side of the markup and the mark of play money. The first marks are set before the first paint,
 * by `shared/session/session-mark.tsx`.
 */
export function markSession(session: SessionInfo | undefined): void {
  const { dataset } = document.documentElement;
  if (session === undefined) delete dataset.session;
  else dataset.session = 'member';
  if (session?.type === trialCustomerType) dataset.money = 'play';
  else delete dataset.money;
}
