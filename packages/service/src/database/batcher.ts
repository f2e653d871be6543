export interface BatcherOptions<Request, Answer> {
  /** Batches that may be in flight at the same time. */
  readonly lanes: number;
  /** Most requests in one batch. */
  readonly maximumBatchSize: number;
  /** Most requests that may wait; one more is refused with `OverloadError`. */
  readonly maximumQueueLength: number;
  /**
   * What the request touches. Requests that share a key keep their order of arrival and are never in two lanes
   * at the same time.
   */
  readonly keysOf: (request: Request) => readonly string[];
  /** Does the work of one batch in one call; answers in the order of the requests, one for each. */
  readonly flush: (requests: readonly Request[]) => Promise<readonly Answer[]>;
  /**
   * Whether a failed batch is tried again one by one, so that one bad request does not fail the others. Say no to
   * errors which each of them would meet again, such as a lost database. Default: always.
   */
  readonly retriesOneByOne?: (error: unknown) => boolean;
}

export interface Batcher<Request, Answer> {
  /** Rejects with `OverloadError` when the queue is full or the batcher is draining, else as `flush` did. */
  submit(request: Request): Promise<Answer>;
  /** Refuses what arrives from now on and resolves when everything accepted has been answered. */
  drain(): Promise<void>;
  /** Requests that wait now, for the metrics. */
  queueLength(): number;
}

/** The work was not accepted and had no effect; to be answered with 503. */
export class OverloadError extends Error {
  override readonly name = 'OverloadError';
  readonly reason: 'queue.full' | 'draining';

  constructor(reason: 'queue.full' | 'draining') {
    super(reason === 'queue.full' ? 'too many requests are waiting' : 'no more requests are taken');
    this.reason = reason;
  }
}

interface Waiting<Request, Answer> {
  readonly request: Request;
  readonly keys: readonly string[];
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** Requests of one key in order of arrival: first those in flight, all in one lane, then those that wait. */
interface Line<Item> {
  inFlight: number;
  lane: number | undefined;
  readonly waiting: Item[];
  /** Where the waiting ones begin; taken items before it are cut off from time to time. */
  head: number;
}

/**
 * Collects requests into batches: while a lane's batch is in flight, arriving requests queue, and its next flush
 * takes all that may go, up to the batch size. Under load the batches grow by themselves and the cost per request
 * falls; without load a request leaves at once.
 */
export function createBatcher<Request, Answer>(
  options: BatcherOptions<Request, Answer>,
): Batcher<Request, Answer> {
  return new KeyedBatcher(options);
}

class KeyedBatcher<Request, Answer> implements Batcher<Request, Answer> {
  readonly #options: BatcherOptions<Request, Answer>;
  readonly #lines = new Map<string, Line<Waiting<Request, Answer>>>();
  /** First in each of their lines and no lane holds a line: free to go into any lane. */
  #ready: Waiting<Request, Answer>[] = [];
  readonly #idleLanes: number[];
  #waitingCount = 0;
  #flushPlanned = false;
  #draining = false;
  #onIdle: (() => void)[] = [];

  constructor(options: BatcherOptions<Request, Answer>) {
    this.#options = options;
    this.#idleLanes = Array.from({ length: options.lanes }, (_, lane) => options.lanes - 1 - lane);
  }

  submit(request: Request): Promise<Answer> {
    if (this.#draining) return Promise.reject(new OverloadError('draining'));
    if (this.#waitingCount >= this.#options.maximumQueueLength) {
      return Promise.reject(new OverloadError('queue.full'));
    }
    return new Promise((resolve, reject) => {
      this.#enqueue({ request, keys: [...new Set(this.#options.keysOf(request))], resolve, reject });
    });
  }

  drain(): Promise<void> {
    this.#draining = true;
    return new Promise((resolve) => {
      this.#onIdle.push(resolve);
      this.#reportIdle();
    });
  }

  queueLength(): number {
    return this.#waitingCount;
  }

  #enqueue(item: Waiting<Request, Answer>): void {
    this.#waitingCount += 1;
    let free = true;
    for (const key of item.keys) {
      let line = this.#lines.get(key);
      if (line === undefined) {
        line = { inFlight: 0, lane: undefined, waiting: [], head: 0 };
        this.#lines.set(key, line);
      }
      free &&= line.lane === undefined && line.head === line.waiting.length;
      line.waiting.push(item);
    }
    if (free) this.#ready.push(item);
    this.#planFlush();
  }

  /** Flushes at the end of the event loop's turn, so that requests read from many sockets in it go together. */
  #planFlush(): void {
    if (this.#flushPlanned || this.#idleLanes.length === 0 || this.#ready.length === 0) return;
    this.#flushPlanned = true;
    setImmediate(() => {
      this.#flushPlanned = false;
      const lane = this.#idleLanes.pop();
      if (lane === undefined) return;
      void this.#runLane(lane, this.#takeBatch(lane));
      this.#planFlush();
    });
  }

  /** Ready requests first; then what follows them in their own lines, as far as the batch has room. */
  #takeBatch(lane: number): readonly Waiting<Request, Answer>[] {
    const size = this.#options.maximumBatchSize;
    const batch = this.#ready.slice(0, size);
    this.#ready = this.#ready.slice(size);
    for (let next = 0; next < batch.length; next += 1) {
      const item = batch[next];
      if (item === undefined) break;
      for (const follower of this.#occupyLines(item, lane)) {
        if (batch.length < size && this.#mayGo(follower, lane)) batch.push(follower);
      }
    }
    this.#waitingCount -= batch.length;
    return batch;
  }

  /** Moves the item from waiting to in flight in each of its lines and returns who is first there now. */
  #occupyLines(item: Waiting<Request, Answer>, lane: number): ReadonlySet<Waiting<Request, Answer>> {
    const followers = new Set<Waiting<Request, Answer>>();
    for (const key of item.keys) {
      const line = this.#lineOf(key);
      line.lane = lane;
      line.inFlight += 1;
      line.head += 1;
      if (line.head === line.waiting.length) {
        line.waiting.length = 0;
        line.head = 0;
      } else if (line.head > 1024) {
        line.waiting.splice(0, line.head);
        line.head = 0;
      }
      const follower = line.waiting[line.head];
      if (follower !== undefined) followers.add(follower);
    }
    return followers;
  }

  /** First in all its lines, and no other lane holds one of them. */
  #mayGo(item: Waiting<Request, Answer>, lane: number | undefined): boolean {
    return item.keys.every((key) => {
      const line = this.#lineOf(key);
      return line.waiting[line.head] === item && (line.lane === undefined || line.lane === lane);
    });
  }

  #lineOf(key: string): Line<Waiting<Request, Answer>> {
    const line = this.#lines.get(key);
    if (line === undefined) throw new Error('a key in use has a line');
    return line;
  }

  async #runLane(lane: number, batch: readonly Waiting<Request, Answer>[]): Promise<void> {
    try {
      await this.#flushBatch(batch);
    } finally {
      this.#releaseLines(batch);
      this.#idleLanes.push(lane);
      this.#planFlush();
      this.#reportIdle();
    }
  }

  async #flushBatch(batch: readonly Waiting<Request, Answer>[]): Promise<void> {
    try {
      const answers = await this.#flushAndCount(batch);
      for (const [index, item] of batch.entries()) item.resolve(answers[index] as Answer);
    } catch (error) {
      if (batch.length > 1 && this.#retriesOneByOne(error)) await this.#flushOneByOne(batch);
      else rejectAll(batch, error);
    }
  }

  /** Gives up on the rest when an error comes that they would all meet. */
  async #flushOneByOne(batch: readonly Waiting<Request, Answer>[]): Promise<void> {
    for (const [index, item] of batch.entries()) {
      try {
        const [answer] = await this.#flushAndCount([item]);
        item.resolve(answer as Answer);
      } catch (error) {
        item.reject(error);
        if (!this.#retriesOneByOne(error)) return rejectAll(batch.slice(index + 1), error);
      }
    }
  }

  #retriesOneByOne(error: unknown): boolean {
    return this.#options.retriesOneByOne?.(error) ?? true;
  }

  async #flushAndCount(batch: readonly Waiting<Request, Answer>[]): Promise<readonly Answer[]> {
    const answers = await this.#options.flush(batch.map((item) => item.request));
    if (answers.length !== batch.length) {
      throw new Error(`a batch of ${batch.length} was answered with ${answers.length}`);
    }
    return answers;
  }

  #releaseLines(batch: readonly Waiting<Request, Answer>[]): void {
    const freed = new Set<Waiting<Request, Answer>>();
    for (const item of batch) {
      for (const key of item.keys) {
        const line = this.#lineOf(key);
        line.inFlight -= 1;
        if (line.inFlight > 0) continue;
        line.lane = undefined;
        const first = line.waiting[line.head];
        if (first === undefined) this.#lines.delete(key);
        else freed.add(first);
      }
    }
    for (const item of freed) {
      if (this.#mayGo(item, undefined)) this.#ready.push(item);
    }
  }

  #reportIdle(): void {
    if (!this.#draining || this.#waitingCount > 0 || this.#idleLanes.length < this.#options.lanes) return;
    for (const resolve of this.#onIdle.splice(0)) resolve();
  }
}

function rejectAll<Request, Answer>(batch: readonly Waiting<Request, Answer>[], error: unknown): void {
  for (const item of batch) item.reject(error);
}
