import { createServer } from 'node:net';
import { StartProblem } from '@wau/service/start-problem';
import type { FastifyInstance } from 'fastify';
import type { Config } from './configuration/config.ts';

/** Looks before the long work begins; the real listening comes at its end and fails the same way. */
export function checkPortIsFree(config: Pick<Config, 'host' | 'port'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(listenProblem(error, config)));
    probe.listen(config.port, config.host, () => probe.close(() => resolve()));
  });
}

/** @throws StartProblem when the address cannot be listened on */
export async function listen(app: FastifyInstance, config: Pick<Config, 'host' | 'port'>): Promise<void> {
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    throw listenProblem(error, config);
  }
}

function listenProblem(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  switch (code) {
    case 'EADDRINUSE':
      return new StartProblem(
        `Port ${port} is in use by another program; stop it or set PORT to a free one.`,
      );
    case 'EACCES':
      return new StartProblem(`This user may not listen on port ${port}; set PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartProblem(`HOST is ${host}, which is not an address of this machine.`);
    default:
      return error;
  }
}
