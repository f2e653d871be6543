import type { ReactNode } from 'react';
import type { SessionInfo } from '../../platform/services/session-store.ts';
import { useSession } from '../../platform/session/use-session.ts';

interface BySessionProps {
  readonly visitor: ReactNode;
  readonly member: (session: SessionInfo) => ReactNode;
  /** In the member's place until the browser has taken over; of the same size as `member`. */
  readonly memberSkeleton: ReactNode;
}

/**
 * What visitors and members see in one place. The document holds the visitor's side and a skeleton of the
 * member's, and the style sheet shows one of them from the first frame on.
 */
export function BySession({ visitor, member, memberSkeleton }: BySessionProps) {
  const session = useSession();
  if (session !== undefined) return member(session);
  return (
    <>
      <div className="visitor-only">{visitor}</div>
      <div className="member-only">{memberSkeleton}</div>
    </>
  );
}
