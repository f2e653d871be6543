import { useSyncExternalStore } from 'react';
import { useAppServices } from '../services/app-services.ts';
import type { SessionInfo } from '../services/session-store.ts';

/**
 * The session of this tab. The server knows of none, so the first render is a visitor's; `session-mark` keeps a
 * member from seeing that for even one frame.
 */
export function useSession(): SessionInfo | undefined {
  const { session } = useAppServices();
  return useSyncExternalStore(session.subscribe, session.current, noSession);
}

function noSession(): undefined {
  return undefined;
}
