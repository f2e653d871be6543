import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownerLogin } from '@wau/service/embedded-postgres/prepare-cluster';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { Client } from 'pg';
import { ownInstallation } from './installation.ts';

/**
 * The database of the app under test, as its owner: for what an operator writes and no screen of the players does.
 * Only for the app that the tests started themselves.
 */
export async function withAppDatabase<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const dataFolder = ownInstallation()?.dataFolder;
  if (dataFolder === undefined) throw new Error('these tests start the app themselves: unset WAU_E2E_URL');
  const secret = readFileSync(join(dataFolder, 'secrets', 'database-secret'), 'utf8').trim();
  // PostgreSQL's own note of where it listens: port, folder of the socket, address.
  const note = readFileSync(join(dataFolder, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n');
  const [, , , port = '', socketFolder = '', address = ''] = note;
  const client = new Client({
    host: socketFolder === '' ? address : socketFolder,
    port: Number(port),
    user: ownerLogin,
    password: deriveKey(secret, `database/${ownerLogin}`).toString('base64url'),
    database: 'wau',
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
