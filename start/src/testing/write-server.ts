import { createDatabase } from '@wau/service/database';
import { createLogger } from '@wau/service/logger';
import { buildHttpServer } from '../http-server.ts';

/**
 * A server for the proofs of A2, A4 and A6, run as a process of its own: the HTTP server of the product with the calls
 * `POST /wps/writes/:id` (a row in the database, held for a moment), `POST /wps/echo`, `GET /wps/database-work` and
 * `GET /wps/processor-work`. It prints its port when it listens, and stops as the product does.
 */
const databaseUrl = process.argv[2] ?? '';
const databaseWorkMs = 20;
const processorWorkMs = 2;
const connections = 4;

const database = createDatabase({
  connectionString: databaseUrl,
  applicationName: 'write-server',
  poolSize: connections,
  connectTimeoutMs: 30_000,
  onIdleConnectionError: () => undefined,
});
const config = { trustedProxies: [], metricsToken: undefined, connectionsPerAddress: 512 };
const { app } = buildHttpServer(config, createLogger('error'), async () => undefined);

app.post<{ Params: { id: string } }>('/wps/writes/:id', async ({ params }) => {
  await database.pool.query('insert into proof.write (write_id) select $1 from pg_sleep($2)', [
    params.id,
    databaseWorkMs / 1000,
  ]);
  return { success: true, value: null };
});
app.post('/wps/echo', async ({ body }) => ({ success: true, value: body }));
app.get('/wps/database-work', async () => {
  await database.pool.query('select pg_sleep($1)', [databaseWorkMs / 1000]);
  return { success: true, value: null };
});
app.get('/wps/processor-work', async () => {
  const endAtMs = performance.now() + processorWorkMs;
  while (performance.now() < endAtMs);
  return { success: true, value: null };
});

await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
process.stdout.write(`${typeof address === 'object' && address !== null ? address.port : 0}\n`);
process.once('SIGTERM', () => void app.close().then(() => database.close()));
