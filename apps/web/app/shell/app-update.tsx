import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { isUpdateWaiting, updateTo } from '../platform/app-update.ts';

/**
 * F3: when a newer version waits, the player's next change of page is made by loading the document, so that page and
 * code are of one build. A page is never loaded again while it is in use.
 */
export function AppUpdate() {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  useEffect(() => {
    if (next === undefined || next.pathname === pathname || !isUpdateWaiting()) return;
    void updateTo(next.pathname + next.search + next.hash);
  }, [next, pathname]);
  return null;
}
