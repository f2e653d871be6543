import { BodyPace } from './body-pace.ts';

/** Whose the body is, and how much of all that is received at a time may be theirs. */
export interface BodyShare {
  readonly subject: string;
  readonly limitBytes: number;
}

interface Held {
  readonly shares: readonly BodyShare[];
  readonly pace: BodyPace;
  bytes: number;
}

/** The bodies of a subject, or all of them, and what they hold together. */
interface Group<Body> {
  readonly bodies: Set<Body>;
  bytes: number;
}

/**
 * The memory that bodies take while they come. Only what has arrived counts, so one that does not come takes nothing
 * from others. Where there is too much, of one subject or of all, the body that advances slowest gives way, and after
 * it the next, until there is room: a faster one never gives way to a slower, however many of those there are.
 */
export class BodyRoom<Body> {
  readonly #totalBytes: number;
  readonly #held = new Map<Body, Held>();
  readonly #all: Group<Body> = { bodies: new Set(), bytes: 0 };
  readonly #groups = new Map<string, Group<Body>>();

  constructor(totalBytes: number) {
    this.#totalBytes = totalBytes;
  }

  get bytes(): number {
    return this.#all.bytes;
  }

  get subjectCount(): number {
    return this.#groups.size;
  }

  enter(body: Body, shares: readonly BodyShare[], nowMs: number): void {
    this.#held.set(body, { shares, pace: new BodyPace(nowMs), bytes: 0 });
    for (const group of this.#groupsOf(shares)) group.bodies.add(body);
  }

  /** Counts what has come, and names those who have to go for it, who have left by then. */
  receive(body: Body, bytes: number, nowMs: number): readonly Body[] {
    const held = this.#held.get(body);
    if (held === undefined) return [];
    held.bytes += bytes;
    held.pace.count(bytes, nowMs);
    for (const group of this.#groupsOf(held.shares)) group.bytes += bytes;
    const leaving = held.shares.flatMap(({ subject, limitBytes }) => {
      const group = this.#groups.get(subject);
      return group === undefined ? [] : this.#makeRoom(group, limitBytes, nowMs);
    });
    return [...leaving, ...this.#makeRoom(this.#all, this.#totalBytes, nowMs)];
  }

  leave(body: Body): void {
    const held = this.#held.get(body);
    if (held === undefined) return;
    this.#held.delete(body);
    for (const group of this.#groupsOf(held.shares)) {
      group.bodies.delete(body);
      group.bytes -= held.bytes;
    }
    for (const { subject } of held.shares) {
      if (this.#groups.get(subject)?.bodies.size === 0) this.#groups.delete(subject);
    }
  }

  #makeRoom(group: Group<Body>, limitBytes: number, nowMs: number): readonly Body[] {
    if (group.bytes <= limitBytes) return [];
    const slowestFirst = [...group.bodies]
      .map((body) => ({ body, held: this.#held.get(body) }))
      // Whoever has brought nothing yet has nothing to give.
      .filter(({ held }) => held !== undefined && held.bytes > 0)
      .map(({ body, held }) => ({ body, speed: held?.pace.bytesPerSecond(nowMs) ?? 0 }))
      .sort((one, other) => one.speed - other.speed);
    const leaving: Body[] = [];
    for (const { body } of slowestFirst) {
      if (group.bytes <= limitBytes) break;
      this.leave(body);
      leaving.push(body);
    }
    return leaving;
  }

  #groupsOf(shares: readonly BodyShare[]): readonly Group<Body>[] {
    return [this.#all, ...shares.map(({ subject }) => this.#groupOf(subject))];
  }

  #groupOf(subject: string): Group<Body> {
    let group = this.#groups.get(subject);
    if (group === undefined) {
      group = { bodies: new Set(), bytes: 0 };
      this.#groups.set(subject, group);
    }
    return group;
  }
}
