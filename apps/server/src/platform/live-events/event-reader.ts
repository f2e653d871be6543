import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { FastifyBaseLogger } from 'fastify';
import { type EventListener, type EventRow, selectEventsAfter } from './live-events-sql.ts';

/** A stream, as far as events are read for it. */
export interface EventReaderStream {
  readonly listener: EventListener;
  /** The number of the event that it has told last. */
  readonly after: bigint;
  readonly isOver: boolean;
  tell(row: EventRow): void;
  end(): void;
}

export interface EventReader {
  /** There may be news for this stream. Told while it is read for, it is read for once more. */
  wake(stream: EventReaderStream): void;
}

interface EventReaderParts {
  readonly runner: SqlRunner;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Streams that are read for by one statement, and events of each that it brings at most. */
const mostStreamsTogether = 500;
const mostEventsOfEach = 20;

/**
 * Reads for all streams that were woken meanwhile by one statement at a time: what is told to everybody wakes thousands
 * at once, and a statement for each would keep the last of them waiting.
 */
export function createEventReader({ runner, clock, log }: EventReaderParts): EventReader {
  const woken = new Set<EventReaderStream>();
  let isReading = false;

  const readSome = async (): Promise<void> => {
    const some = [...woken].slice(0, mostStreamsTogether);
    for (const stream of some) woken.delete(stream);
    const open = some.filter(({ isOver }) => !isOver);
    if (open.length === 0) return;
    const places = open.map(({ listener, after }) => ({ listener, after }));
    const rows = await selectEventsAfter(runner, places, new Date(clock.nowMs()), mostEventsOfEach).catch(
      (error: unknown) => {
        // The clients ask again, and begin after what they have seen.
        log.warn({ err: error }, 'live events could not be read');
        for (const stream of open) stream.end();
        return [];
      },
    );
    for (const row of rows) open[row.place]?.tell(row);
    for (const place of fullPlaces(rows)) woken.add(open[place] as EventReaderStream);
  };
  const readAll = async (): Promise<void> => {
    while (woken.size > 0) await readSome();
    isReading = false;
  };

  return {
    wake(stream) {
      woken.add(stream);
      // What is woken in the same turn is read for together.
      if (!isReading) {
        isReading = true;
        setImmediate(() => void readAll());
      }
    },
  };
}

/** For whom there may be more. */
function fullPlaces(rows: readonly { readonly place: number }[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const { place } of rows) counts.set(place, (counts.get(place) ?? 0) + 1);
  return [...counts].filter(([, count]) => count === mostEventsOfEach).map(([place]) => place);
}
