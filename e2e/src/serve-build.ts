import { ssrPlugin } from '@wau/web/server/ssr-plugin';
import Fastify from 'fastify';

/**
 * `node serve-build.ts <port> <build folder> <folder of kept assets> <address of the running product>`: serves one
 * build of the web app as a deployment would, on the API of the product under test. Prints a line when it is ready.
 */
const [, , port = '', buildDirectory = '', keptAssetsDirectory = '', productUrl = ''] = process.argv;

// A page that is still open must not hold up the next build.
const app = Fastify({ forceCloseConnections: true });
const ask = (path: string, init: RequestInit) => fetch(new URL(path, productUrl), init);

app.all('/wps/*', async (request, reply) => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && name !== 'host' && name !== 'connection') headers.set(name, value);
  }
  const body = request.body === undefined ? {} : { body: JSON.stringify(request.body) };
  const answer = await ask(request.url, { method: request.method, headers, ...body });
  return reply
    .code(answer.status)
    .type(answer.headers.get('content-type') ?? 'application/json')
    .send(Buffer.from(await answer.arrayBuffer()));
});
await ssrPlugin(app, {
  api: () => ask,
  frameOrigins: [],
  isHttps: false,
  buildDirectory,
  keptAssetsDirectory,
});
await app.listen({ host: 'localhost', port: Number(port) });
process.stdout.write('ready\n');
process.on('SIGTERM', () => {
  void app.close().then(() => process.exit(0));
});
