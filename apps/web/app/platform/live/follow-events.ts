import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ApiClient } from '../api/api-client.ts';
import { readEvents } from './read-events.ts';

export type MemberEvent = CallValue<Calls['followEvents']>;

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

interface Following {
  readonly api: Pick<ApiClient, 'openStream'>;
  readonly signal: AbortSignal;
  readonly onEvent: (event: MemberEvent) => void;
  /** Called when events may have been missed: a connection begins, or the number it went on from was unknown. */
  readonly onGap: () => void;
  /** Resolves after a time, at once when aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Between 0 and 1, so that clients of a server that restarts do not all come back together. */
  readonly random: () => number;
}

/**
 * Follows what happens to the member until aborted: goes on after the last event seen whenever the connection ends,
 * soon where it had worked and ever more seldom where it does not. Ends by itself where the server knows no such
 * session, which other calls tell the player of.
 */
export async function followEvents({ api, signal, onEvent, onGap, wait, random }: Following): Promise<void> {
  let lastId: string | undefined;
  let waitMs = firstWaitMs;
  while (!signal.aborted) {
    const opened = await api.openStream('followEvents', {
      signal,
      ...(lastId === undefined ? {} : { lastEventId: lastId }),
    });
    if ('body' in opened) {
      if (lastId === undefined) onGap();
      try {
        for await (const { id, kind, data } of readEvents(opened.body)) {
          waitMs = firstWaitMs;
          if (id !== '') lastId = id;
          if (kind !== 'ready') onEvent(JSON.parse(data) as MemberEvent);
        }
      } catch {
        // The connection broke; the next one goes on from there.
      }
    } else if (opened.status === 401 || opened.status === 404) {
      return;
    }
    await wait(waitMs * (0.5 + random()), signal);
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  }
}
