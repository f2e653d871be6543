/** The requests that the event loop reads one after the other before it does anything else. */
export interface Turn {
  /** How long it has been at them. */
  readonly elapsedMs: number;
  /** How many it has read before this one. */
  readonly readBefore: number;
}

/** How many requests may be under way. All times in milliseconds, passed in, so that tests turn the clock. */
export interface OverloadLimit {
  /**
   * Asked for each request before any work: true lets it in, and `left` or `steppedOut` must then be called once.
   * Of what is urgent, because a moment later it is too late, several times as many are let in: they wait longer rather
   * than lose.
   */
  enter(turn: Turn, isUrgent?: boolean): boolean;
  /** It has been finished. */
  left(isUrgent?: boolean): void;
  /** It gives its place to others while its client is slow, without having been finished; it must enter again. */
  steppedOut(isUrgent?: boolean): void;
  /** Called a few times a second with the mean delay of the event loop since the last call. */
  observe(elapsedMs: number, eventLoopDelayMs: number): void;
  readonly underWay: number;
  readonly limit: number;
}

export interface OverloadLimitOptions {
  /** How long a request that was let in may take because of others; the limit follows from it. */
  readonly targetDelayMs: number;
  /** So many are let in however little has been finished lately: a burst after a quiet time. */
  readonly burst: number;
  readonly maximum: number;
}

export const defaultOverloadLimit: OverloadLimitOptions = { targetDelayMs: 200, burst: 256, maximum: 10_000 };

/** With the event loop itself blocked, fewer than this would leave the database idle. */
const minimum = 8;
/** What every turn takes in, however slow it is: as many as a browser sends to one server at a time, and its frames. */
const leastOfTurn = 8;
const shrinkFactor = 0.7;
const growthFactor = 1.2;
/**
 * So many times the limit may be under way of what is urgent. It is counted apart: anybody can ask for it, and must not keep
 * others out by it.
 */
const urgentFactor = 4;
/** How fast the remembered rate forgets, per second: a pause of the collector must not shrink the limit. */
const rateDecayPerSecond = 0.8;

/** For so many observations in a row the event loop must have been held up: one slow page does not make a server full. */
const pressedObservations = 2;
/** A rush that comes at once is cut short as well, after so many times the accepted delay. */
const suddenFactor = 3;

/**
 * Follows three signs of a full server.
 *
 * By Little's law the requests under way are rate times delay. The rate at which requests have been finished, times
 * the delay we accept, is therefore the number to let in: a server at its capacity works on at full rate, with a
 * queue of that delay, and what is beyond it is answered at once. It needs no notion of which request is quick by
 * nature.
 *
 * Requests that keep the processor to themselves (rendering a page) show as delay of the event loop; once that has been
 * above half the accepted delay for some time, the limit shrinks step by step, and grows again after.
 *
 * Requests that are finished within one turn of the event loop are never seen to be under way; they wait unread in
 * their sockets. While the event loop has been held up for some time, a turn therefore takes in requests for half the
 * accepted delay only. A single slow page does not make a server full, hence the time; nor do the few requests that one
 * browser sends at a time, hence a number that every turn takes in: on a machine whose processor is somebody else's at the
 * moment, a single player would be told that the server is full.
 */
export function createOverloadLimit(options: OverloadLimitOptions = defaultOverloadLimit): OverloadLimit {
  return new RateFollowingLimit(options);
}

class RateFollowingLimit implements OverloadLimit {
  readonly #options: OverloadLimitOptions;
  #underWay = 0;
  /** Of those under way. */
  #urgent = 0;
  #finishedSinceObserved = 0;
  #mostUnderWay = 0;
  #ratePerMs = 0;
  #eventLoopLimit: number;
  #pressed = 0;

  constructor(options: OverloadLimitOptions) {
    this.#options = options;
    this.#eventLoopLimit = options.maximum;
  }

  get underWay(): number {
    return this.#underWay;
  }

  get limit(): number {
    const { burst, maximum, targetDelayMs } = this.#options;
    const byRate = Math.max(burst, Math.ceil(this.#ratePerMs * targetDelayMs));
    return Math.min(byRate, Math.ceil(this.#eventLoopLimit), maximum);
  }

  enter({ elapsedMs, readBefore }: Turn, isUrgent = false): boolean {
    const { targetDelayMs, maximum } = this.#options;
    const isFull = isUrgent
      ? this.#urgent >= Math.min(maximum, this.limit * urgentFactor)
      : this.#underWay - this.#urgent >= this.limit;
    if (isFull) return false;
    const isCutShort = this.#pressed >= pressedObservations && !isUrgent;
    const turnLimitMs = isCutShort ? targetDelayMs / 2 : targetDelayMs * suddenFactor;
    if (readBefore >= leastOfTurn && elapsedMs > turnLimitMs) return false;
    this.#underWay += 1;
    if (isUrgent) this.#urgent += 1;
    if (this.#underWay > this.#mostUnderWay) this.#mostUnderWay = this.#underWay;
    return true;
  }

  left(isUrgent = false): void {
    this.steppedOut(isUrgent);
    this.#finishedSinceObserved += 1;
  }

  steppedOut(isUrgent = false): void {
    this.#underWay -= 1;
    if (isUrgent) this.#urgent -= 1;
  }

  observe(elapsedMs: number, eventLoopDelayMs: number): void {
    const ratePerMs = this.#finishedSinceObserved / elapsedMs;
    const remembered = this.#ratePerMs * rateDecayPerSecond ** (elapsedMs / 1000);
    this.#ratePerMs = Math.max(ratePerMs, remembered);
    this.#followEventLoop(eventLoopDelayMs);
    this.#finishedSinceObserved = 0;
    this.#mostUnderWay = this.#underWay;
  }

  #followEventLoop(delayMs: number): void {
    const { maximum, targetDelayMs } = this.#options;
    this.#pressed = delayMs > targetDelayMs / 4 ? this.#pressed + 1 : 0;
    if (delayMs > targetDelayMs / 2) {
      if (this.#pressed < pressedObservations) return;
      // From what was really under way, else a limit far above it would take many steps to bite.
      const base = Math.min(this.#eventLoopLimit, Math.max(this.#mostUnderWay, minimum));
      this.#eventLoopLimit = Math.max(minimum, base * shrinkFactor);
    } else {
      this.#eventLoopLimit = Math.min(maximum, this.#eventLoopLimit * growthFactor);
    }
  }
}
