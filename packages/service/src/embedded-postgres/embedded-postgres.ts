import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  lchownSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFolderDurably } from '../files/durable-files.ts';
import { StartProblem } from '../start-problem.ts';
import { createCluster, superuserName } from './create-cluster.ts';
import { chooseLauncher, type Launcher } from './launcher.ts';
import { endLeftOverServer } from './left-over-server.ts';
import { embeddedMajorVersion, findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { cleanEnvironment, lastComplaint } from './postgres-program.ts';
import {
  chooseAddress,
  connectionUrlOf,
  type DatabaseLogin,
  listenSettings,
  removeSocketLock,
  type ServerAddress,
} from './server-address.ts';
import { readServerStatus } from './status-file.ts';

export interface EmbeddedPostgresOptions {
  /** Holds the cluster, its socket and its log. Made when missing. The caller holds the lock of this folder. */
  readonly folder: string;
  readonly superuserPassword: string;
  /** `none` skips every wait for the disk: for tests only, whose data may be lost. */
  readonly durability: 'full' | 'none';
  /** The port of an earlier start of the same server, where it needed one: its address then stays. */
  readonly tcpPort?: number | undefined;
  /** Extra PostgreSQL settings, by name. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedPostgres {
  readonly pid: number;
  /** Where it listens on loopback because the path of its socket would be too long. */
  readonly tcpPort: number | undefined;
  /** The address of a database on this server for the given login. */
  connectionUrl(login: DatabaseLogin): string;
  /** The address for the superuser. */
  superuserUrl(database: string): string;
  /** Resolves with a description when the server has ended, asked to or not. */
  readonly ended: Promise<string>;
  /** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>;
}

const startTimeoutMs = 60_000;
const stopTimeoutMs = 15_000;
const pollIntervalMs = 10;

/**
 * Small machines first: the server rests at some tens of megabytes and yet serves a busy site. Whoever needs more
 * runs a PostgreSQL of their own and sets DATABASE_URL.
 */
const settings = {
  shared_buffers: '96MB',
  effective_cache_size: '512MB',
  maintenance_work_mem: '32MB',
  max_connections: '80',
  max_wal_size: '1GB',
  wal_buffers: '8MB',
  // Reads are few and mostly cached; the I/O worker processes would only take memory.
  io_method: 'sync',
  jit: 'off',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '2',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  logging_collector: 'off',
} as const;

const noDurability = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } as const;

/**
 * Starts PostgreSQL on a folder, making the cluster first when there is none, and waits until it takes connections.
 * A server that an earlier, killed Wau left behind on the same folder is ended first.
 *
 * @throws StartProblem when the machine or the folder does not allow it
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const binaries = findPostgresBinaries();
  makeFolderDurably(options.folder, 0o700);
  const folder = realpathSync(options.folder);
  const dataFolder = join(folder, 'data');
  refuseForeignVersion(dataFolder);

  const existingOwnerUid = existsSync(dataFolder) ? statSync(dataFolder).uid : undefined;
  const account = chooseOwner(folder, existingOwnerUid, binaries);
  if (!existsSync(dataFolder)) await createCluster(binaries, account, { ...options, folder });
  else await endLeftOverServer(dataFolder);
  removeSocketLock(folder);

  const address = await chooseAddress(folder, options.tcpPort);
  const logFile = join(folder, 'postgres.log');
  const child = launchServer(binaries, account, { dataFolder, logFile, address, options });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal === null ? `exit code ${code}` : `signal ${signal}`));
  });
  await untilReady(child, dataFolder, logFile);

  const connectionUrl: EmbeddedPostgres['connectionUrl'] = (login) => connectionUrlOf(address, login);
  return {
    pid: child.pid ?? 0,
    tcpPort: address.socketFolder === undefined ? address.port : undefined,
    connectionUrl,
    superuserUrl: (database) =>
      connectionUrl({ user: superuserName, password: options.superuserPassword, database }),
    ended,
    stop: () => stopServer(child, ended),
  };
}

function refuseForeignVersion(dataFolder: string): void {
  const versionFile = join(dataFolder, 'PG_VERSION');
  if (!existsSync(versionFile)) return;
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version === embeddedMajorVersion) return;
  throw new StartProblem(
    `The data folder ${dataFolder} was made by PostgreSQL ${version} and this Wau brings PostgreSQL ${embeddedMajorVersion}; take a backup with the Wau that made it (npm run backup) and restore it into a new DATA_DIR (npm run restore).`,
  );
}

/** Chooses how PostgreSQL runs and hands its folder to the account that it runs as. */
function chooseOwner(
  folder: string,
  existingOwnerUid: number | undefined,
  binaries: PostgresBinaries,
): Launcher {
  // The account must be able to enter the folder for the trial run, whoever made it.
  if (process.getuid?.() === 0 && !existingOwnerUid) chmodSync(folder, 0o755);
  const launcher = chooseLauncher({ postgres: binaries.postgres, folder, existingOwnerUid });
  if (launcher.account !== undefined) {
    const { uid, gid } = launcher.account;
    chownSync(folder, uid, gid);
    // A copy that root put in place, from a backup say.
    if (existingOwnerUid === 0) chownEverything(join(folder, 'data'), uid, gid);
  }
  chmodSync(folder, 0o700);
  return launcher;
}

function chownEverything(folder: string, uid: number, gid: number): void {
  chownSync(folder, uid, gid);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, name), uid, gid);
  }
}

interface LaunchDetails {
  readonly dataFolder: string;
  readonly logFile: string;
  readonly address: ServerAddress;
  readonly options: EmbeddedPostgresOptions;
}

function launchServer(binaries: PostgresBinaries, launcher: Launcher, details: LaunchDetails): ChildProcess {
  const all: Record<string, string> = {
    ...settings,
    ...(details.options.durability === 'none' ? noDurability : {}),
    ...details.options.settings,
    ...listenSettings(details.address),
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = launcher.launch(binaries.postgres, ['-D', details.dataFolder, ...flags]);
  // Each run begins a new log and keeps the one before it, so that the log cannot fill the disk.
  if (existsSync(details.logFile)) renameSync(details.logFile, `${details.logFile}.previous`);
  const log = openSync(details.logFile, 'a', 0o600);
  try {
    return spawn(command.file, command.args, {
      ...command.options,
      cwd: '/',
      env: cleanEnvironment(),
      stdio: ['ignore', log, log],
      // Ctrl-C in the terminal must reach Wau alone, which stops the database after the last answer.
      detached: true,
    });
  } finally {
    closeSync(log);
  }
}

/** Waits for the state `ready` in the server's own status file, as pg_ctl does. */
async function untilReady(child: ChildProcess, dataFolder: string, logFile: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
      throw new StartProblem(`The database did not start: ${lastComplaint(readFileSync(logFile, 'utf8'))}.`);
    }
    const status = readServerStatus(dataFolder);
    if (status !== undefined && status.pid === child.pid && status.state === 'ready') return;
    await sleep(pollIntervalMs);
  }
  child.kill('SIGQUIT');
  throw new StartProblem(
    `The database was not ready after ${startTimeoutMs / 1000} seconds; its log is ${logFile}.`,
  );
}

async function stopServer(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGINT');
  const timer = setTimeout(() => child.kill('SIGQUIT'), stopTimeoutMs);
  await ended;
  clearTimeout(timer);
}
