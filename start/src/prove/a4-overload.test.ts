import { proofSize } from '@wau/service/testing/proof-size';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Answer, HttpLoad } from '../testing/http-load.ts';
import { startWriteServer, type WriteServer } from '../testing/write-server-process.ts';

const overloadMs = proofSize({ full: 60_000, quick: 5_000 });
const peakMs = proofSize({ full: 10_000, quick: 3_000 });
const timesCapacity = 5;
/** With the processor short, the generator of the load needs one of its own: not in every `npm test`. */
const { full: isFull } = inject('proof');
/** Fewer than wait to be accepted at a time by default, so that none is dropped before the server sees it. */
const connections = 400;
const recoveryMs = 10_000;
/**
 * Beside other tests the processors are not this one's alone, so the promised share is held in the full run; a virtual
 * clock holds the limit itself to it in every run.
 */
const leastGoodput = isFull ? 0.8 : 0;

describe(`A4: ${timesCapacity} times the capacity for ${overloadMs / 1000} seconds`, async () => {
  const database = await createTestDatabase();
  let server: WriteServer;
  let load: HttpLoad;

  beforeEach(async () => {
    server = await startWriteServer(database.applicationUrl);
    load = new HttpLoad(server.port, connections);
  });
  afterEach(async () => {
    load.close();
    server.child.kill('SIGTERM');
    await server.ended;
  });

  it.each([
    ['the database is what is short', '/wps/database-work'],
    ...(isFull ? [['the processor is what is short', '/wps/processor-work']] : []),
  ])(
    'goes on finishing close to the peak and refuses the rest, where %s',
    {
      timeout: overloadMs + peakMs + recoveryMs + 30_000,
    },
    async (_what = '', path = '') => {
      await load.sendInTurns('GET', path, connections, 1_000);
      const peakPerSecond = finished(await load.sendInTurns('GET', path, 32, peakMs)) / (peakMs / 1000);

      const overloadEndsAtMs = performance.now() + overloadMs;
      const answers = await load.sendAtRate('GET', path, peakPerSecond * timesCapacity, overloadMs);
      const inTime = answers.filter(({ endedAtMs }) => endedAtMs <= overloadEndsAtMs);
      const goodputPerSecond = finished(inTime) / (overloadMs / 1000);
      const rest = answers.filter(({ status }) => status !== 200);
      print(path, peakPerSecond, goodputPerSecond, answers);
      expect(goodputPerSecond / peakPerSecond).toBeGreaterThanOrEqual(leastGoodput);
      expect(rest.length).toBeGreaterThan(answers.length / 2);
      expect(rest.filter(({ status, retryAfter }) => status !== 503 || retryAfter === undefined)).toEqual([]);

      expect(await recoversWithinMs(load, path)).toBeLessThan(recoveryMs);
      print(path, peakPerSecond, goodputPerSecond, answers);
    },
  );
});

/** How long after the load had ended until a second went by in which nothing was refused. */
async function recoversWithinMs(load: HttpLoad, path: string): Promise<number> {
  const beganAtMs = performance.now();
  for (;;) {
    const tryAtMs = performance.now();
    const answers = await load.sendInTurns('GET', path, 8, 1_000);
    if (finished(answers) === answers.length || tryAtMs - beganAtMs > recoveryMs) return tryAtMs - beganAtMs;
  }
}

function finished(answers: readonly Answer[]): number {
  return answers.filter(({ status }) => status === 200).length;
}

function print(
  path: string,
  peakPerSecond: number,
  goodputPerSecond: number,
  answers: readonly Answer[],
): void {
  const accepted = answers.filter(({ status }) => status === 200).map(({ durationMs }) => durationMs);
  const p99Ms = accepted.sort((one, other) => one - other)[Math.floor(accepted.length * 0.99)] ?? 0;
  const share = ((goodputPerSecond / peakPerSecond) * 100).toFixed(0);
  process.stdout.write(
    `${path}: peak ${peakPerSecond.toFixed(0)}/s, offered ${answers.length}, goodput ${share} % of the peak, p99 of the accepted ${p99Ms.toFixed(0)} ms\n`,
  );
}
