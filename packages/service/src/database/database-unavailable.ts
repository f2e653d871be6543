import type { FastifyBaseLogger } from 'fastify';
import { sqlStateOf } from './database.ts';
import { DatabaseSilent } from './database-silent.ts';

/**
 * SQLSTATEs that tell of the server and not of what was asked: connections, resources (a full disk among them), an
 * operator or a crash that ended the server, its system, and a server that only reads because another took over.
 */
const unavailableClasses: ReadonlySet<string> = new Set(['08', '53', '58']);
const unavailableStates: ReadonlySet<string> = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  // A statement that took too long, which it does where the disk or the server does not keep up.
  '57014',
  '25006',
  // Ended because the transaction waited for an application that could not be reached.
  '25P03',
]);

/** What the system says of a socket to the database. */
const brokenSocket: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const socketCalls: ReadonlySet<string> = new Set(['connect', 'read', 'write']);

/** The driver's own errors have no code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable)/;

/**
 * Whether an error says that the database cannot be worked with right now. Whether the statement took effect is then
 * not known; commands are safe to repeat by their idempotency keys.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseSilent) return true;
  const state = sqlStateOf(error);
  if (state !== undefined) return unavailableStates.has(state) || unavailableClasses.has(state.slice(0, 2));
  if (error instanceof AggregateError)
    return error.errors.length > 0 && error.errors.every(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  if (driverMessages.test(error.message)) return true;
  const { code, syscall } = error as NodeJS.ErrnoException;
  return brokenSocket.has(code ?? '') && socketCalls.has(syscall ?? '');
}

/**
 * Logs what failed in the background: as a mistake, unless the database is away, which mends itself and is tried
 * again.
 */
export function logFailure(
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  error: unknown,
  message: string,
): void {
  if (isDatabaseUnavailable(error)) log.warn({ err: error }, message);
  else log.error({ err: error }, message);
}
