import { createOverloadLimit } from '@wau/service/admission/overload-limit';
import { createDatabase } from '@wau/service/database/database';
import { createLogger } from '@wau/service/monitoring/logger';
import { buildHttpServer } from '../http-server.ts';

/**
 * A server for the proofs of A2, A4 and A6, run as a process of its own: the HTTP server of the product with the calls
 * `POST /wps/writes/:id` (a row in the database, held for a moment), `POST /wps/echo`, `POST /wps/documents` (as long
 * as pictures are), `GET /wps/database-work` and `GET /wps/processor-work`. It prints its port when it listens, and stops
 * as the product does. With a number of places as second argument it lets in so many requests at a time, however slow
 * the machine is: then nobody is refused but for want of a place.
 */
const [, , databaseUrl = '', places] = process.argv;
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
const limit =
  places === undefined
    ? createOverloadLimit()
    : createOverloadLimit({ targetDelayMs: 3_600_000, burst: Number(places), maximum: Number(places) });
const { app } = buildHttpServer(config, createLogger('error'), async () => undefined, limit);

app.post<{ Params: { id: string } }>('/wps/writes/:id', async ({ params }) => {
  await database.pool.query('insert into proof.write (write_id) select $1 from pg_sleep($2)', [
    params.id,
    databaseWorkMs / 1000,
  ]);
  return { success: true, value: null };
});
app.post('/wps/echo', async ({ body }) => ({ success: true, value: body }));
app.post<{ Headers: { 'x-member'?: string } }>(
  '/wps/documents',
  {
    bodyLimit: 8 * 1024 * 1024,
    // A call with a large body lets its caller in before it reads; here whoever says a name is let in.
    onRequest: async (request) => {
      request.callerSubject = request.headers['x-member'];
    },
  },
  async () => ({ success: true, value: null }),
);
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
