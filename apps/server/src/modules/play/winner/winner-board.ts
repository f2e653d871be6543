import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { keepSnapshot } from '../../../platform/notifications/kept-snapshot.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectWinners, type WinnerRow } from './winner-sql.ts';

/** The highest wins of a merchant, as they were a moment ago. */
export interface WinnerBoard {
  of(
    merchant: Pick<Merchant, 'merchantCode' | 'currencyCode' | 'winnerThresholdMinor'>,
  ): Promise<readonly WinnerRow[]>;
}

/** A win is on the board after so long at most. Who leaves it is gone at once. */
const lifetimeMs = 60_000;
/** Older wins are not news. */
const wonLatelyMs = 7 * 24 * 60 * 60_000;
const maximumWinners = 20;

/** Everybody asks for the board and nobody waits for the newest win, so each process keeps it. To be made before the listener starts. */
export function createWinnerBoard(
  parts: Pick<ServerParts, 'runner' | 'clock' | 'notifications'>,
): WinnerBoard {
  const current = keepSnapshot({
    ...parts,
    channel: 'wau_winner_change',
    lifetimeMs,
    read: async () => new Map<string, Promise<readonly WinnerRow[]>>(),
  });
  return {
    async of({ merchantCode, currencyCode, winnerThresholdMinor }) {
      const boards = await current();
      // A threshold that has just been changed asks anew.
      const key = `${merchantCode} ${winnerThresholdMinor}`;
      const kept = boards.get(key);
      if (kept !== undefined) return kept;
      const read = selectWinners(parts.runner, {
        merchantCode,
        currencyCode,
        since: new Date(parts.clock.nowMs() - wonLatelyMs),
        thresholdMinor: winnerThresholdMinor,
        limit: maximumWinners,
      });
      boards.set(key, read);
      // Whoever asks next tries again.
      read.catch(() => boards.delete(key));
      return read;
    },
  };
}
