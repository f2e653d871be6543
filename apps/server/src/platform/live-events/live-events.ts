import { Readable } from 'node:stream';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { FastifyBaseLogger } from 'fastify';
import type { NotificationListener } from '../notifications/notification-listener.ts';
import { createEventReader } from './event-reader.ts';
import {
  type EventListener,
  type EventRow,
  memberEventChannel,
  ownerText,
  selectLastNumber,
} from './live-events-sql.ts';

/** Server-sent events of members, each stream fed from the database: any process tells, any process serves. */
export interface LiveEvents {
  /**
   * What happens to the member from now on, or after the event that a client saw last. Nothing more is heard once the
   * listener's session has ended. It ends by itself after a while, so that whoever follows is looked at again as any
   * caller is.
   */
  follow(listener: EventListener, lastSeen: bigint | undefined): Promise<Readable>;
  /** Ends all streams, as a server does that stops. */
  close(): void;
}

export interface LiveEventLimits {
  /** Below the time after which the server and proxies take a silent connection for dead. */
  readonly heartbeatMs: number;
  readonly lifetimeMs: number;
  /** Most streams of one member in this process; the oldest gives way. */
  readonly perMember: number;
  /** A client that lets so much pile up has gone. */
  readonly maximumUnreadBytes: number;
}

const liveEventDefaults: LiveEventLimits = {
  heartbeatMs: 15_000,
  lifetimeMs: 120_000,
  perMember: 6,
  maximumUnreadBytes: 64 * 1024,
};

/** How long a client waits before it asks again. */
const retryMs = 2_000;

interface LiveEventParts {
  readonly runner: SqlRunner;
  readonly clock: Clock;
  readonly notifications: NotificationListener;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export function createLiveEvents(parts: LiveEventParts, limits = liveEventDefaults): LiveEvents {
  const streams = new Map<string, Set<EventStream>>();
  const reader = createEventReader(parts);
  parts.notifications.on(memberEventChannel, (payload) => {
    // Without a name some notices may have been missed, and everybody looks.
    const woken = payload === '' ? [...streams.values()].flatMap((each) => [...each]) : streams.get(payload);
    for (const stream of woken ?? []) reader.wake(stream);
  });

  const leave = (name: string, stream: EventStream): void => {
    const others = streams.get(name);
    others?.delete(stream);
    if (others?.size === 0) streams.delete(name);
  };

  return {
    async follow(listener, lastSeen) {
      const name = ownerText(listener);
      const latest = await selectLastNumber(parts.runner, listener);
      // A number from before the database was restored would keep the client from all that comes.
      const after = lastSeen === undefined || lastSeen > latest ? latest : lastSeen;
      const stream = new EventStream(limits, listener, after);
      const others = streams.get(name) ?? new Set();
      streams.set(name, others.add(stream));
      stream.readable.once('close', () => leave(name, stream));
      if (others.size > limits.perMember) others.values().next().value?.end();
      // What was told between the look at the number and now.
      reader.wake(stream);
      return stream.readable;
    },
    close() {
      for (const each of [...streams.values()].flatMap((set) => [...set])) each.end();
    },
  };
}

/** One client's stream: remembers what it has sent. */
class EventStream {
  readonly readable = new Readable({ read: () => undefined });
  readonly listener: EventListener;
  readonly #limits: LiveEventLimits;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #life: NodeJS.Timeout;
  #after: bigint;

  constructor(limits: LiveEventLimits, listener: EventListener, after: bigint) {
    this.#limits = limits;
    this.listener = listener;
    this.#after = after;
    this.readable.push(`retry: ${retryMs}\nid: ${after}\nevent: ready\ndata: {}\n\n`);
    this.#heartbeat = setInterval(() => this.#send(': still here\n\n'), limits.heartbeatMs).unref();
    this.#life = setTimeout(() => this.end(), limits.lifetimeMs).unref();
    this.readable.once('close', () => {
      clearInterval(this.#heartbeat);
      clearTimeout(this.#life);
    });
  }

  /** The number of the event that it has sent last. */
  get after(): bigint {
    return this.#after;
  }

  get isOver(): boolean {
    return this.readable.destroyed || this.readable.readableEnded;
  }

  end(): void {
    if (!this.isOver) this.readable.push(null);
    clearInterval(this.#heartbeat);
    clearTimeout(this.#life);
  }

  tell(row: EventRow): void {
    this.#after = row.event_number;
    this.#send(frameOf(row));
  }

  #send(text: string): void {
    if (this.isOver) return;
    if (this.readable.readableLength > this.#limits.maximumUnreadBytes) this.readable.destroy();
    else this.readable.push(text);
  }
}

function frameOf({ event_number: number, content }: EventRow): string {
  return `id: ${number}\nevent: ${content.kind}\ndata: ${JSON.stringify(content)}\n\n`;
}
