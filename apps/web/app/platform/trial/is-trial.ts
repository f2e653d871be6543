import { type SessionInfo, trialCustomerType } from '../services/session-store.ts';

/** AC-10: a free trial plays, and has none of a member's own pages. */
export function isTrial(session: SessionInfo | undefined): boolean {
  return session?.type === trialCustomerType;
}
