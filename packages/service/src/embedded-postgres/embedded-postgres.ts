import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
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
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFolderDurably, renameDurably } from '../durable-files.ts';
import { StartProblem } from '../start-problem.ts';
import { chooseLauncher, type Launcher } from './launcher.ts';
import { embeddedMajorVersion, findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { isAlive, readCommandLine } from './process-table.ts';

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
  connectionUrl(login: { user: string; password: string; database: string }): string;
  /** The address for the superuser. */
  superuserUrl(database: string): string;
  /** Resolves with a description when the server has ended, asked to or not. */
  readonly ended: Promise<string>;
  /** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>;
}

const superuserName = 'postgres';

const startTimeoutMs = 60_000;
const stopTimeoutMs = 15_000;
const pollIntervalMs = 10;
const socketNumber = 5432;
/** The shortest limit among the supported systems for the path of a Unix socket. */
const longestSocketPathBytes = 103;

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
  if (!existsSync(dataFolder)) await createCluster(binaries, account, folder, options);
  else await endLeftOverServer(dataFolder);
  // Of the earlier server, whatever a power cut has left in it.
  rmSync(join(folder, `.s.PGSQL.${socketNumber}.lock`), { force: true });

  const address = await chooseAddress(folder, options.tcpPort);
  const logFile = join(folder, 'postgres.log');
  const child = launchServer(binaries, account, { dataFolder, logFile, address, options });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal === null ? `exit code ${code}` : `signal ${signal}`));
  });
  await untilReady(child, dataFolder, logFile);

  const connectionUrl: EmbeddedPostgres['connectionUrl'] = ({ user, password, database }) =>
    `postgresql://${user}:${encodeURIComponent(password)}@${address.urlHost}/${database}${address.urlQuery}`;
  return {
    pid: child.pid ?? 0,
    tcpPort: address.tcpPort,
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

async function createCluster(
  binaries: PostgresBinaries,
  launcher: Launcher,
  folder: string,
  options: EmbeddedPostgresOptions,
): Promise<void> {
  // Made under another name and renamed when whole, so that a start cut short leaves nothing half made.
  const unfinished = join(folder, 'data.unfinished');
  const passwordFile = join(folder, `password-${randomBytes(6).toString('hex')}`);
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(passwordFile, `${options.superuserPassword}\n`, { mode: 0o600 });
  if (launcher.account !== undefined) chownSync(passwordFile, launcher.account.uid, launcher.account.gid);
  try {
    const command = launcher.launch(binaries.initdb, [
      `--pgdata=${unfinished}`,
      `--username=${superuserName}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      ...(options.durability === 'none' ? ['--no-sync'] : []),
    ]);
    const child = spawn(command.file, command.args, {
      ...command.options,
      cwd: '/',
      env: cleanEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (code !== 0)
      throw new StartProblem(`The database could not be made in ${folder}: ${lastComplaint(output)}.`);
    // initdb has synced what is in it.
    renameDurably(unfinished, join(folder, 'data'));
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

interface Address {
  readonly tcpPort: number | undefined;
  readonly settings: Readonly<Record<string, string>>;
  readonly urlHost: string;
  readonly urlQuery: string;
}

/** A Unix socket in the folder itself; where its path would be too long for the system, a free port on loopback. */
async function chooseAddress(folder: string, earlierPort: number | undefined): Promise<Address> {
  const socketPath = join(folder, `.s.PGSQL.${socketNumber}`);
  if (Buffer.byteLength(socketPath) <= longestSocketPathBytes) {
    return {
      tcpPort: undefined,
      settings: { listen_addresses: '', unix_socket_directories: folder, port: String(socketNumber) },
      urlHost: 'localhost',
      urlQuery: `?host=${encodeURIComponent(folder)}&port=${socketNumber}`,
    };
  }
  const port = earlierPort ?? (await findFreePort());
  return {
    tcpPort: port,
    settings: { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) },
    urlHost: `127.0.0.1:${port}`,
    urlQuery: '',
  };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

interface LaunchDetails {
  readonly dataFolder: string;
  readonly logFile: string;
  readonly address: Address;
  readonly options: EmbeddedPostgresOptions;
}

function launchServer(binaries: PostgresBinaries, launcher: Launcher, details: LaunchDetails): ChildProcess {
  const all: Record<string, string> = {
    ...settings,
    ...(details.options.durability === 'none' ? noDurability : {}),
    ...details.options.settings,
    ...details.address.settings,
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

/** PostgreSQL reads PG* variables and the locale; none of those of the caller's shell may reach it. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

/** Waits for the state `ready` in the server's own status file, as pg_ctl does. */
async function untilReady(child: ChildProcess, dataFolder: string, logFile: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
      throw new StartProblem(`The database did not start: ${lastComplaint(readFileSync(logFile, 'utf8'))}.`);
    }
    const status = readStatusFile(dataFolder);
    if (status !== undefined && status.pid === child.pid && status.state === 'ready') return;
    await sleep(pollIntervalMs);
  }
  child.kill('SIGQUIT');
  throw new StartProblem(
    `The database was not ready after ${startTimeoutMs / 1000} seconds; its log is ${logFile}.`,
  );
}

interface StatusFile {
  readonly pid: number;
  readonly state: string;
}

/** Line 1 of `postmaster.pid` is the process id, line 8 the state. */
function readStatusFile(dataFolder: string): StatusFile | undefined {
  try {
    const lines = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), state: lines[7]?.trim() ?? '' };
  } catch {
    return undefined;
  }
}

/**
 * Ends the database server that a killed Wau left behind. The caller holds the folder's lock, so no living Wau uses
 * it. Where the process id in the status file meanwhile belongs to some other program, or to a dead server that nobody
 * has collected (as in containers without an init), PostgreSQL would take that for its own server and refuse to start.
 */
async function endLeftOverServer(dataFolder: string): Promise<void> {
  const status = readStatusFile(dataFolder);
  if (status === undefined) return;
  if (!(status.pid > 1)) {
    // A power cut leaves the file empty or with rubbish, on which PostgreSQL refuses to start.
    rmSync(join(dataFolder, 'postmaster.pid'), { force: true });
    return;
  }
  const commandLine = readCommandLine(status.pid) ?? '';
  if (!commandLine.includes(`-D ${dataFolder} `)) {
    disownStatusFile(dataFolder);
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(status.pid, signal);
    } catch {
      return;
    }
    if (await hasEnded(status.pid, 3_000)) {
      disownStatusFile(dataFolder);
      return;
    }
  }
  throw new StartProblem(
    `An earlier database server (process ${status.pid}) does not end; stop it and start again.`,
  );
}

/**
 * PostgreSQL knows a status file with the number of its own parent, which we are, to be stale. Unlike without a file it
 * still looks for processes of the earlier server that have not let go of the data.
 */
function disownStatusFile(dataFolder: string): void {
  const file = join(dataFolder, 'postmaster.pid');
  if (!existsSync(file)) return;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^.*/, String(process.pid)));
}

async function hasEnded(pid: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    // A process that nobody has collected yet is still listed, but has no command line any more.
    if (!isAlive(pid) || !readCommandLine(pid)) return true;
    await sleep(pollIntervalMs);
  }
  return false;
}

async function stopServer(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGINT');
  const timer = setTimeout(() => child.kill('SIGQUIT'), stopTimeoutMs);
  await ended;
  clearTimeout(timer);
}

/** The last thing PostgreSQL complained about, without its prefix and final full stop. */
function lastComplaint(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const line = lines.findLast((candidate) => /FATAL|ERROR|error:|could not/.test(candidate)) ?? lines.at(-1);
  return (line ?? 'no reason given').replace(/^.*?(FATAL|ERROR|error):\s*/, '').replace(/\.$/, '');
}
