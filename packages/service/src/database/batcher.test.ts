import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BatcherOptions, createBatcher, OverloadError } from './batcher.ts';

interface Job {
  readonly number: number;
  readonly keys: readonly string[];
}

/** A flush that the test ends by hand, so that no clock is involved. */
class HeldFlushes {
  readonly open: { readonly jobs: readonly Job[]; readonly end: (error?: Error) => void }[] = [];

  readonly flush = (jobs: readonly Job[]): Promise<readonly number[]> =>
    new Promise((resolve, reject) => {
      this.open.push({
        jobs,
        end: (error) => (error === undefined ? resolve(jobs.map((job) => job.number)) : reject(error)),
      });
    });

  numbers(): number[][] {
    return this.open.map((held) => held.jobs.map((job) => job.number));
  }

  async endFirst(error?: Error): Promise<void> {
    this.open.shift()?.end(error);
    await turn();
  }
}

/** Lets promises and the planned flush run. */
async function turn(): Promise<void> {
  for (let i = 0; i < 3; i += 1) await new Promise((resolve) => setImmediate(resolve));
}

function optionsWith(
  flush: BatcherOptions<Job, number>['flush'],
  change: Partial<BatcherOptions<Job, number>> = {},
) {
  return {
    lanes: 1,
    maximumBatchSize: 10,
    maximumQueueLength: 100,
    keysOf: (job: Job) => job.keys,
    flush,
    ...change,
  };
}

const job = (number: number, ...keys: string[]): Job => ({ number, keys });

describe('batcher', () => {
  it('collects what arrives while a batch is in flight into the next one', async () => {
    const held = new HeldFlushes();
    const batcher = createBatcher(optionsWith(held.flush));
    const answers = [batcher.submit(job(1, 'a'))];
    await turn();
    answers.push(batcher.submit(job(2, 'b')), batcher.submit(job(3, 'c')));
    await turn();
    expect(held.numbers()).toEqual([[1]]);
    expect(batcher.queueLength()).toBe(2);
    await held.endFirst();
    expect(held.numbers()).toEqual([[2, 3]]);
    await held.endFirst();
    expect(await Promise.all(answers)).toEqual([1, 2, 3]);
  });

  it('puts at most the batch size into one call, a hot key after the others', async () => {
    const held = new HeldFlushes();
    const batcher = createBatcher(optionsWith(held.flush, { maximumBatchSize: 3 }));
    const answers = [1, 2, 3, 4].map((number) => batcher.submit(job(number, 'hot')));
    answers.push(batcher.submit(job(5, 'other')));
    await turn();
    expect(held.numbers()).toEqual([[1, 5, 2]]);
    await held.endFirst();
    expect(held.numbers()).toEqual([[3, 4]]);
    await held.endFirst();
    expect(await Promise.all(answers)).toEqual([1, 2, 3, 4, 5]);
  });

  it('keeps a request that shares keys with two lanes back until both are done', async () => {
    const held = new HeldFlushes();
    const batcher = createBatcher(optionsWith(held.flush, { lanes: 3, maximumBatchSize: 1 }));
    const answers = [
      batcher.submit(job(1, 'a')),
      batcher.submit(job(2, 'b')),
      batcher.submit(job(3, 'a', 'b')),
    ];
    await turn();
    expect(held.numbers()).toEqual([[1], [2]]);
    await held.endFirst();
    expect(held.numbers()).toEqual([[2]]);
    await held.endFirst();
    expect(held.numbers()).toEqual([[3]]);
    await held.endFirst();
    expect(await Promise.all(answers)).toEqual([1, 2, 3]);
  });

  it('retries a failed batch one by one, so that one bad request fails alone', async () => {
    const calls: number[][] = [];
    const flush = async (jobs: readonly Job[]) => {
      calls.push(jobs.map((each) => each.number));
      if (jobs.some((each) => each.number === 2)) throw new Error('two is bad');
      return jobs.map((each) => each.number);
    };
    const batcher = createBatcher(optionsWith(flush));
    const settled = await Promise.allSettled(
      [1, 2, 3].map((number) => batcher.submit(job(number, `${number}`))),
    );
    expect(settled.map((each) => each.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(calls).toEqual([[1, 2, 3], [1], [2], [3]]);
  });

  it('fails the whole batch at once for an error that all would meet again', async () => {
    let calls = 0;
    const flush = async () => {
      calls += 1;
      throw new Error('database away');
    };
    const batcher = createBatcher(optionsWith(flush, { retriesOneByOne: () => false }));
    const settled = await Promise.allSettled([1, 2, 3].map((number) => batcher.submit(job(number, 'a'))));
    expect(settled.every((each) => each.status === 'rejected')).toBe(true);
    expect(calls).toBe(1);
  });

  it('stops retrying one by one at an error that all would meet', async () => {
    const calls: number[][] = [];
    const flush = async (jobs: readonly Job[]) => {
      calls.push(jobs.map((each) => each.number));
      if (jobs.length > 1) throw new Error('bad batch');
      if (jobs[0]?.number === 2) throw new Error('database away');
      return jobs.map((each) => each.number);
    };
    const batcher = createBatcher(
      optionsWith(flush, {
        retriesOneByOne: (error) => error instanceof Error && error.message === 'bad batch',
      }),
    );
    const settled = await Promise.allSettled([1, 2, 3].map((number) => batcher.submit(job(number, 'a'))));
    expect(settled.map((each) => each.status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(calls).toEqual([[1, 2, 3], [1], [2]]);
  });

  it('rejects everybody when the flush answers a wrong number of requests', async () => {
    const batcher = createBatcher(optionsWith(async () => [], { retriesOneByOne: () => false }));
    await expect(batcher.submit(job(1))).rejects.toThrow('a batch of 1 was answered with 0');
  });

  it('refuses with OverloadError when the queue is full, and takes requests again afterwards', async () => {
    const held = new HeldFlushes();
    const batcher = createBatcher(optionsWith(held.flush, { maximumQueueLength: 2 }));
    const first = batcher.submit(job(1, 'a'));
    await turn();
    const waiting = [batcher.submit(job(2, 'a')), batcher.submit(job(3, 'a'))];
    await expect(batcher.submit(job(4, 'a'))).rejects.toMatchObject({
      name: 'OverloadError',
      reason: 'queue.full',
    });
    await held.endFirst();
    const later = batcher.submit(job(5, 'a'));
    await held.endFirst();
    await held.endFirst();
    expect(await Promise.all([first, ...waiting, later])).toEqual([1, 2, 3, 5]);
  });

  it('drains: answers what it took, refuses what comes later', async () => {
    const held = new HeldFlushes();
    const batcher = createBatcher(optionsWith(held.flush));
    const answers = [batcher.submit(job(1, 'a'))];
    await turn();
    answers.push(batcher.submit(job(2, 'a')));
    let drained = false;
    const draining = batcher.drain().then(() => {
      drained = true;
    });
    await expect(batcher.submit(job(3))).rejects.toBeInstanceOf(OverloadError);
    await held.endFirst();
    expect(drained).toBe(false);
    await held.endFirst();
    await draining;
    expect(await Promise.all(answers)).toEqual([1, 2]);
    await batcher.drain();
  });

  it('for any arrivals and failures: each once, keys in order, never in two lanes, sizes bounded', async () => {
    const arrivals = fc.array(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 3 }), {
      minLength: 1,
      maxLength: 60,
    });
    const ends = fc.infiniteStream(fc.tuple(fc.nat(), fc.boolean()));
    await fc.assert(
      fc.asyncProperty(
        arrivals,
        ends,
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 7 }),
        runModel,
      ),
      { numRuns: 200 },
    );
  });
});

async function runModel(
  arrivals: readonly (readonly string[])[],
  ends: fc.Stream<[number, boolean]>,
  lanes: number,
  maximumBatchSize: number,
): Promise<void> {
  const inFlight: { jobs: readonly Job[]; end: (fails: boolean) => void }[] = [];
  const finished: number[] = [];
  const flush = (jobs: readonly Job[]) =>
    new Promise<readonly number[]>((resolve, reject) => {
      const held = new Set(inFlight.flatMap((batch) => batch.jobs.flatMap((each) => each.keys)));
      expect(jobs.flatMap((each) => each.keys).filter((key) => held.has(key))).toEqual([]);
      expect(inFlight.length).toBeLessThan(lanes);
      expect(jobs.length).toBeLessThanOrEqual(maximumBatchSize);
      const end = (fails: boolean) => {
        if (fails && jobs.length > 1) return reject(new Error('planned'));
        finished.push(...jobs.map((each) => each.number));
        resolve(jobs.map((each) => each.number));
      };
      inFlight.push({ jobs, end });
    });
  const batcher = createBatcher(optionsWith(flush, { lanes, maximumBatchSize }));
  const jobs = arrivals.map((keys, number) => ({ number, keys }));
  const answers: Promise<number>[] = [];
  for (const [index, each] of jobs.entries()) {
    answers.push(batcher.submit(each));
    if (index % 5 === 4) await turn();
  }
  const drained = batcher.drain();
  for (const [pick, fails] of ends) {
    await turn();
    if (inFlight.length === 0) break;
    inFlight.splice(pick % inFlight.length, 1)[0]?.end(fails);
  }
  await drained;
  expect(await Promise.all(answers)).toEqual(jobs.map((each) => each.number));
  expect([...finished].sort((a, b) => a - b)).toEqual(jobs.map((each) => each.number));
  for (const key of ['a', 'b', 'c', 'd', 'e']) {
    const ofKey = finished.filter((number) => jobs[number]?.keys.includes(key));
    expect(ofKey).toEqual([...ofKey].sort((a, b) => a - b));
  }
}
