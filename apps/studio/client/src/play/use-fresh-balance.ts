import { useEffect } from 'react';
import { onHostMessage } from '../platform/frame-host.ts';
import type { BetDesk } from './bet-desk.ts';

/** Asks for the balance when the player comes back to the page, and when the page around the game has another one. */
export function useFreshBalance(desk: Pick<BetDesk, 'refreshBalance'>): void {
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') desk.refreshBalance().catch(reportError);
    };
    document.addEventListener('visibilitychange', refresh);
    const stopHearing = onHostMessage(window, ({ type }) => {
      if (type === 'balanceChanged') refresh();
    });
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      stopHearing();
    };
  }, [desk]);
}
