import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { applicationRole } from '../database/database.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';

/** Owns the database and runs the migrations. Not a superuser, so that the embedded set-up is like a hosted one. */
export const ownerLogin = 'wau_owner';

/** What the running application logs in as: it may become the application's role and nothing else. */
export const applicationLogin = 'wau_server';

export interface ClusterLogins {
  readonly ownerPassword: string;
  readonly applicationPassword: string;
}

/**
 * Makes the logins and an empty database owned by the owner, as far as they are missing. What is done to the database
 * is repeated, because making it ends no transaction: a first start may have been cut off right behind it.
 */
export async function prepareCluster(
  server: Pick<EmbeddedPostgres, 'superuserUrl'>,
  logins: ClusterLogins,
  database: string,
): Promise<void> {
  const client = new Client({ connectionString: server.superuserUrl('postgres') });
  await client.connect();
  try {
    const { rows } = await client.query('select from pg_database where datname = $1', [database]);
    const name = escapeIdentifier(database);
    if (rows.length === 0) {
      await ensureRole(client, applicationRole, 'nologin');
      await ensureRole(client, ownerLogin, `login password ${escapeLiteral(logins.ownerPassword)}`);
      await ensureRole(
        client,
        applicationLogin,
        `login password ${escapeLiteral(logins.applicationPassword)}`,
      );
      await client.query(`grant ${applicationRole} to ${ownerLogin}, ${applicationLogin}`);
      await client.query(`create database ${name} owner ${ownerLogin}`);
    }
    // Connecting is for those two alone.
    await client.query(`revoke all on database ${name} from public`);
    await client.query(`grant connect on database ${name} to ${applicationLogin}`);
  } finally {
    await client.end();
  }
}

async function ensureRole(client: Client, role: string, attributes: string): Promise<void> {
  const { rows } = await client.query('select from pg_roles where rolname = $1', [role]);
  await client.query(`${rows.length > 0 ? 'alter' : 'create'} role ${role} ${attributes}`);
}
