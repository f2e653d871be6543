import type { SessionInfo } from '../session-store.ts';

/** The customer type of a free trial. */
const trialType = 4;

/** AC-10: a free trial plays, and has none of a member's own pages. */
export function isTrial(session: SessionInfo | undefined): boolean {
  return session?.type === trialType;
}
