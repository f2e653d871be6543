import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { proofSize } from '@wau/service/testing/proof-size';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpLoad } from '../testing/http-load.ts';
import { startWriteServer } from '../testing/write-server-process.ts';

const stops = proofSize({ full: 20, quick: 3 });
const connections = 100;

describe(`A2: ${stops} stops under ${connections} connections`, async () => {
  const database = await createTestDatabase();
  const owner = new Client({ connectionString: database.ownerUrl });

  beforeAll(async () => {
    await owner.connect();
    await owner.query(`
      create schema proof;
      create table proof.write (write_id text primary key);
      grant usage on schema proof to wau_app;
      grant insert on proof.write to wau_app`);
  });
  afterAll(() => owner.end());

  it('answers every accepted write, refuses new ones with 503 and exits within 10 seconds', {
    timeout: stops * 20_000,
  }, async () => {
    for (let stop = 0; stop < stops; stop += 1) {
      const { acknowledged, refused, stoppedInMs, exitCode } = await stopUnderLoad(
        database.applicationUrl,
        stop,
      );
      const { rows } = await owner.query<{ write_id: string }>(
        'select write_id from proof.write where write_id like $1',
        [`${stop}-%`],
      );
      const written = new Set(rows.map((row) => row.write_id));
      expect(written, 'writes that were made are those that were acknowledged').toEqual(acknowledged);
      expect(acknowledged.size).toBeGreaterThan(connections);
      expect(refused).toBeGreaterThan(0);
      expect(exitCode).toBe(0);
      expect(stoppedInMs).toBeLessThan(10_000);
    }
  });
});

interface StopOutcome {
  readonly acknowledged: Set<string>;
  readonly refused: number;
  readonly stoppedInMs: number;
  readonly exitCode: number | null;
}

/** Every connection writes again and again; the server is told to stop in the middle of it. */
async function stopUnderLoad(databaseUrl: string, stop: number): Promise<StopOutcome> {
  const server = await startWriteServer(databaseUrl);
  const load = new HttpLoad(server.port, connections);
  const acknowledged = new Set<string>();
  let refused = 0;
  let isUp = true;
  let nextId = 0;
  const client = async (): Promise<void> => {
    while (isUp) {
      nextId += 1;
      const id = `${stop}-${nextId}`;
      const { status } = await load.send('POST', `/wps/writes/${id}`);
      if (status === 200) acknowledged.add(id);
      else if (status === 503) refused += 1;
      // Refused connections: the server has ended.
      else await turnOfLoop();
    }
  };
  const clients = Array.from({ length: connections }, client);
  // In the middle of it: each connection has been answered several times over.
  await expect.poll(() => acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(3 * connections);
  const toldAtMs = performance.now();
  server.child.kill('SIGTERM');
  const exitCode = await server.ended;
  const stoppedInMs = performance.now() - toldAtMs;
  isUp = false;
  await Promise.all(clients);
  load.close();
  return { acknowledged, refused, stoppedInMs, exitCode };
}
