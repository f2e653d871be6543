import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@wau/service/database/migrate';
import { findMigrationSets } from '@wau/service/database/migration-sets';
import { startEmbeddedPostgres } from '@wau/service/embedded-postgres/embedded-postgres';
import { ownerLogin, prepareCluster } from '@wau/service/embedded-postgres/prepare-cluster';
import { describeDatabase, schemaFileOf } from './schema-files.ts';

/** `npm run generate`: writes docs/schema from a database that all migrations have just been applied to. */
const folder = mkdtempSync(join(tmpdir(), 'wau-schema-'));
const password = (): string => randomBytes(16).toString('hex');
const server = await startEmbeddedPostgres({
  folder: join(folder, 'postgres'),
  superuserPassword: password(),
  durability: 'none',
});
try {
  const ownerPassword = password();
  await prepareCluster(server, { ownerPassword, applicationPassword: password() }, 'schema');
  const owner = { user: ownerLogin, password: ownerPassword, database: 'schema' };
  await migrate(
    server.connectionUrl(owner),
    findMigrationSets(fileURLToPath(new URL('../../..', import.meta.url))),
  );
  for (const [schema, text] of await describeDatabase(server.superuserUrl('schema'))) {
    const file = schemaFileOf(schema);
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, text);
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
