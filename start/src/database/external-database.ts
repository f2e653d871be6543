import { StartProblem } from '@wau/service/start-problem';
import { Client } from 'pg';
import { parse } from 'pg-connection-string';
import type { Config } from '../configuration/config.ts';
import type { OpenDatabase } from './embedded-database.ts';

const oldestVersion = 15;
const connectTimeoutMs = 5_000;

const reasonsByCode: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name is unknown',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no way to it',
  ECONNRESET: 'it is not a PostgreSQL server',
  ENOENT: 'there is no such socket',
  '28P01': 'the password is wrong',
  '28000': 'the user may not connect',
  '3D000': 'there is no such database',
  '53300': 'it has no free connection',
  '57P03': 'it is starting or stopping',
};

/**
 * Checks that the configured PostgreSQL can be used.
 *
 * @throws StartProblem naming the variable and what is wrong with it, never the password
 */
export async function openExternalDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl'> & { readonly databaseUrl: string },
): Promise<OpenDatabase> {
  await checkServer('DATABASE_URL', config.databaseUrl);
  if (config.databaseOwnerUrl !== undefined) await checkServer('DATABASE_OWNER_URL', config.databaseOwnerUrl);
  return {
    applicationUrl: config.databaseUrl,
    ownerUrl: config.databaseOwnerUrl ?? config.databaseUrl,
    ended: new Promise(() => undefined),
    hasDiskRoom: async () => true,
    announce: () => undefined,
    close: async () => undefined,
  };
}

async function checkServer(variable: string, connectionString: string): Promise<void> {
  const place = placeOf(variable, connectionString);
  const client = new Client({ connectionString, connectionTimeoutMillis: connectTimeoutMs });
  // A connection that breaks outside a query is reported here as well as by the call that waits for it.
  client.on('error', () => undefined);
  let version: number;
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      `select current_setting('server_version_num') as version`,
    );
    version = Number(rows[0]?.version);
  } catch (error) {
    throw new StartProblem(`${variable} cannot be used: ${place}: ${reasonOf(error)}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
  if (!(version >= oldestVersion * 10_000)) {
    throw new StartProblem(
      `${variable} cannot be used: ${place} is PostgreSQL ${Math.floor(version / 10_000)}, and Wau needs ${oldestVersion} or newer.`,
    );
  }
}

function placeOf(variable: string, connectionString: string): string {
  try {
    const { host, port, database } = parse(connectionString);
    return `database ${database ?? ''} at ${host ?? 'localhost'}:${port || 5432}`;
  } catch {
    throw new StartProblem(
      `${variable} must be an address like postgresql://user:password@host:5432/database.`,
    );
  }
}

function reasonOf(error: unknown): string {
  // Where a name has several addresses, each has failed with an error of its own.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const code = first instanceof Error && 'code' in first ? String(first.code) : '';
  const reason = reasonsByCode[code];
  if (reason !== undefined) return reason;
  const message = first instanceof Error ? first.message : String(first);
  if (/timeout/i.test(message)) return 'it does not answer as a PostgreSQL server does';
  if (/terminated|unexpected|protocol|message code/i.test(message)) return 'it is not a PostgreSQL server';
  return message.replace(/\.$/, '');
}
