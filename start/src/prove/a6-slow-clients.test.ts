import { proofSize } from '@wau/service/testing/proof-size';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Answer, HttpLoad } from '../testing/http-load.ts';
import { SlowClients, type Slowness, type SlowSource } from '../testing/slow-clients.ts';
import { uploadDocument } from '../testing/upload-document.ts';
import { startWriteServer, type WriteServer } from '../testing/write-server-process.ts';

const connections = proofSize({ full: 1_000, quick: 300 });
const attackMs = proofSize({ full: 60_000, quick: 2_000 });
const quietMs = proofSize({ full: 15_000, quick: 500 });
const visitors = 16;
const addresses = Array.from({ length: 50 }, (_, index) => `127.0.1.${index + 1}`);
const path = '/wps/database-work';
/** How many are served a second is a matter of time, which other tests take: that share is held in the full run. */
const leastGoodput = inject('proof').full ? 0.95 : 0;
/**
 * The smaller run counts places instead: there are fewer than slow clients and more than others, and nothing but a
 * place can be wanting. So each request of the others is served, or something slow has taken a place.
 */
const places = inject('proof').full ? undefined : 64;
const leastServed = inject('proof').full ? 0.95 : 1;

const slowDocuments = proofSize({ full: 1_000, quick: 100 });
const honestDocuments = proofSize({ full: 10, quick: 3 });
const rounds = proofSize({ full: 5, quick: 1 });
const documentBytes = 5_000_000;
/** Newcomers come one by one for as long as honest ones take, so that each might push somebody out. */
const newcomerEveryMs = 20;
/** Slower than most, so that slow ones come back in the meantime. */
const documentBytesPerSecond = proofSize({ full: 1_000_000, quick: 2_500_000 });

describe(`A6: ${connections} slow clients for ${attackMs / 1000} seconds`, async () => {
  const database = await createTestDatabase();
  let server: WriteServer;
  let load: HttpLoad;
  let slow: SlowClients;

  beforeEach(async () => {
    server = await startWriteServer(database.applicationUrl, places);
    load = new HttpLoad(server.port, visitors);
    slow = new SlowClients(server.port);
  });
  afterEach(async () => {
    slow.close();
    load.close();
    server.child.kill('SIGTERM');
    await server.ended;
  });

  it.each<[string, readonly Slowness[], readonly string[]]>([
    ['uploads of a byte each 5 seconds', ['upload'], addresses],
    ['pipelines whose answers nobody reads', ['pipeline'], addresses],
    ['idle connections', ['idle'], addresses],
    ['all of them, from the address of the others', ['upload', 'pipeline', 'idle'], ['127.0.0.1']],
  ])(
    'take nothing from others: %s',
    {
      timeout: attackMs + quietMs + 60_000,
    },
    async (what, kinds, from) => {
      await load.sendInTurns('GET', path, visitors, quietMs / 2);
      const before = goodputPerSecond(await load.sendInTurns('GET', path, visitors, quietMs), quietMs);
      for (const kind of kinds)
        await slow.open(kind, Math.ceil(connections / kinds.length), { addresses: from });
      const answers = await load.sendInTurns('GET', path, visitors, attackMs);
      const during = goodputPerSecond(answers, attackMs);
      process.stdout.write(
        `${what}: ${before.toFixed(0)}/s before, ${during.toFixed(0)}/s during (${((during / before) * 100).toFixed(0)} %), ${slow.endedCount} connections ended\n`,
      );
      const served = answers.filter(({ status }) => status === 200);
      expect(served.length).toBeGreaterThan(0);
      expect(served.length / answers.length).toBeGreaterThanOrEqual(leastServed);
      expect(during / before).toBeGreaterThanOrEqual(leastGoodput);
    },
  );

  it.each<[string, SlowSource]>([
    ['by strangers from elsewhere', { addresses }],
    [
      'by two members from the address of the others',
      { addresses: ['127.0.0.1'], members: ['slow-1', 'slow-2'] },
    ],
  ])(
    `take nothing from documents of others: ${slowDocuments} bodies of 5 MB that stop after a rush, %s`,
    { timeout: 240_000 },
    async (_where, from) => {
      await slow.open('document', slowDocuments / 10, from);
      const coming = slow.open('document', (slowDocuments * 9) / 10, from, newcomerEveryMs);
      const statuses: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const uploads = Array.from({ length: honestDocuments }, (_, index) =>
          uploadDocument(server.port, {
            member: `honest-${index}`,
            bytes: documentBytes,
            bytesPerSecond: documentBytesPerSecond,
          }),
        );
        statuses.push(...(await Promise.all(uploads)));
      }
      await coming;
      expect(statuses).toEqual(Array.from({ length: rounds * honestDocuments }, () => 200));
    },
  );
});

function goodputPerSecond(answers: readonly Answer[], durationMs: number): number {
  return answers.filter(({ status }) => status === 200).length / (durationMs / 1000);
}
