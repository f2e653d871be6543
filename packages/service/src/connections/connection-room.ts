export interface ConnectionRoomOptions {
  /** Most connections of one subject at a time: of an address, or of an IPv6 network. */
  readonly perSubject: number;
  /** Most connections in all. */
  readonly total: number;
}

interface Place<Connection> {
  readonly group: Group<Connection> | undefined;
  isWorkedFor: boolean;
}

/** Those of a subject, and which of them wait for their client, the longest waiting first. */
interface Group<Connection> {
  readonly subject: string;
  count: number;
  readonly waiting: Set<Connection>;
}

/**
 * Which connections a server keeps. Where there are too many, the one that has let the server wait longest gives way:
 * a connection without a whole request takes no place from one that brings its own, be it of the same address. Whoever is
 * still bringing a long one has let nobody wait.
 */
export class ConnectionRoom<Connection> {
  readonly #options: ConnectionRoomOptions;
  readonly #places = new Map<Connection, Place<Connection>>();
  readonly #groups = new Map<string, Group<Connection>>();
  readonly #waiting = new Set<Connection>();

  constructor(options: ConnectionRoomOptions) {
    this.#options = options;
  }

  get count(): number {
    return this.#places.size;
  }

  /**
   * Takes in a connection and names the one that has to go for it, which may be itself. Without a subject it counts
   * in the total alone. Whoever goes leaves with `leave`.
   */
  enter(connection: Connection, subject: string | undefined): Connection | undefined {
    const { perSubject, total } = this.#options;
    const group = this.#groupOf(subject);
    this.#places.set(connection, { group, isWorkedFor: false });
    if (group !== undefined) group.count += 1;
    const victim =
      group !== undefined && group.count > perSubject
        ? (firstOf(group.waiting) ?? connection)
        : this.#places.size > total
          ? (firstOf(this.#waiting) ?? connection)
          : undefined;
    this.#waiting.add(connection);
    group?.waiting.add(connection);
    return victim;
  }

  /** The server has a whole request of this connection to answer. */
  startWork(connection: Connection): void {
    const place = this.#places.get(connection);
    if (place === undefined || place.isWorkedFor) return;
    place.isWorkedFor = true;
    this.#stopWaiting(connection, place);
  }

  /** The answer is there: now the client has to take it, or to ask for more. */
  endWork(connection: Connection): void {
    const place = this.#places.get(connection);
    if (place === undefined) return;
    // Where it waited already, a whole answer begins its wait anew.
    if (!place.isWorkedFor) this.#stopWaiting(connection, place);
    place.isWorkedFor = false;
    this.#waiting.add(connection);
    place.group?.waiting.add(connection);
  }

  /** Its client brings what the server waits for, if not all of it yet. */
  advance(connection: Connection): void {
    if (this.#places.get(connection)?.isWorkedFor === false) this.endWork(connection);
  }

  leave(connection: Connection): void {
    const place = this.#places.get(connection);
    if (place === undefined) return;
    this.#places.delete(connection);
    this.#stopWaiting(connection, place);
    const { group } = place;
    if (group === undefined) return;
    group.count -= 1;
    if (group.count === 0) this.#groups.delete(group.subject);
  }

  #stopWaiting(connection: Connection, { group }: Place<Connection>): void {
    this.#waiting.delete(connection);
    group?.waiting.delete(connection);
  }

  #groupOf(subject: string | undefined): Group<Connection> | undefined {
    if (subject === undefined) return undefined;
    let group = this.#groups.get(subject);
    if (group === undefined) {
      group = { subject, count: 0, waiting: new Set() };
      this.#groups.set(subject, group);
    }
    return group;
  }
}

function firstOf<Value>(values: ReadonlySet<Value>): Value | undefined {
  return values.values().next().value;
}
