import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { syncTree } from '@wau/service/files/durable-files';
import { tryLockFile } from '@wau/service/files/file-lock';
import { StartProblem } from '@wau/service/start-problem';
import type { Role } from './configuration/config.ts';

export interface ClientApp {
  readonly name: string;
  readonly folder: string;
  /** The shell command of the app's package.json that builds into its folder `build`. */
  readonly command: string;
}

/** Folders without sources. */
const skippedFolders = new Set(['node_modules', 'build', 'dist', '.react-router', 'migrations']);
const lockPollMs = 200;

/** Which apps' files a role serves; the other roles serve none. */
const appsByRole: Partial<Record<Role, readonly string[]>> = { ssr: ['web', 'console'], studio: ['studio'] };

interface BuildOptions {
  readonly projectFolder: string;
  readonly roles: readonly Role[];
  readonly onBuild: (app: ClientApp) => void;
  readonly signal: AbortSignal;
}

/**
 * Builds the apps that browsers load from this process, as far as their sources have changed since they were built.
 * A build runs in a process of its own, so that its memory is given back. Two starts at a time build once.
 *
 * @throws StartProblem with the end of the build's output
 */
export async function buildStaleClients(options: BuildOptions): Promise<void> {
  const apps = await findClientApps(options.projectFolder, options.roles);
  const shared = await hashSharedSources(options.projectFolder);
  for (const app of apps) await buildWhenStale(app, shared, options);
}

/** Where nothing is built at start. @throws StartProblem when an app has never been built */
export async function requireBuiltClients(projectFolder: string, roles: readonly Role[]): Promise<void> {
  const apps = await findClientApps(projectFolder, roles);
  const missing = apps.find(({ folder }) => !existsSync(join(folder, 'build')));
  if (missing === undefined) return;
  throw new StartProblem(
    `The app ${missing.name} has not been built and WAU_BUILD is off; start once with WAU_BUILD=on, or leave its role out of WAU_ROLES.`,
  );
}

/** The apps that the roles serve and that have something to build: a script `build` in their package.json. */
async function findClientApps(projectFolder: string, roles: readonly Role[]): Promise<readonly ClientApp[]> {
  const names = roles.flatMap((role) => appsByRole[role] ?? []);
  const apps = await Promise.all(names.map((name) => readClientApp(name, join(projectFolder, 'apps', name))));
  return apps.filter((app) => app !== undefined);
}

async function readClientApp(name: string, folder: string): Promise<ClientApp | undefined> {
  const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>;
  };
  return scripts?.build === undefined ? undefined : { name, folder, command: scripts.build };
}

async function buildWhenStale(
  app: ClientApp,
  shared: string,
  { projectFolder, onBuild, signal }: BuildOptions,
): Promise<void> {
  const hash = await hashFolders(projectFolder, [app.folder], shared);
  if (readStamp(app) === hash) return;
  const lock = await waitForLock(join(projectFolder, 'node_modules', `.build-${app.name}.lock`), signal);
  try {
    if (readStamp(app) === hash) return;
    onBuild(app);
    await runBuild(projectFolder, app, signal);
    // The stamp speaks for files that a power cut must not take away behind it.
    syncTree(dirname(stampFile(app)));
    writeFileSync(stampFile(app), hash);
  } finally {
    lock.release();
  }
}

function stampFile(app: ClientApp): string {
  return join(app.folder, 'build', 'built-from');
}

function readStamp(app: ClientApp): string | undefined {
  return existsSync(stampFile(app)) ? readFileSync(stampFile(app), 'utf8') : undefined;
}

async function waitForLock(file: string, signal: AbortSignal): Promise<{ release(): void }> {
  for (;;) {
    const lock = tryLockFile(file);
    if (lock !== undefined) return lock;
    await sleep(lockPollMs, undefined, { signal });
  }
}

/** What every client may be made of: the packages and the exact versions of the libraries. */
async function hashSharedSources(projectFolder: string): Promise<string> {
  const lockFile = await readFile(join(projectFolder, 'package-lock.json'));
  const start = createHash('sha256').update(lockFile).update(process.version).digest('hex');
  return hashFolders(projectFolder, [join(projectFolder, 'packages')], start);
}

async function hashFolders(
  projectFolder: string,
  folders: readonly string[],
  start: string,
): Promise<string> {
  const hash = createHash('sha256').update(start);
  for (const folder of folders) {
    const files = (await listSources(folder)).sort();
    const contents = await Promise.all(files.map((file) => readFile(file)));
    for (const [index, file] of files.entries()) {
      hash.update(`\0${relative(projectFolder, file)}\0`).update(contents[index] ?? '');
    }
  }
  return hash.digest('hex');
}

async function listSources(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: false });
  const nested = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : listSources(path);
      return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
    }),
  );
  return nested.flat();
}

async function runBuild(projectFolder: string, app: ClientApp, signal: AbortSignal): Promise<void> {
  const path = [
    join(projectFolder, 'node_modules', '.bin'),
    dirname(process.execPath),
    process.env.PATH ?? '',
  ];
  const child = spawn('/bin/sh', ['-c', app.command], {
    cwd: app.folder,
    env: { ...process.env, NODE_ENV: 'production', PATH: path.join(sep === '/' ? ':' : ';') },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let output = '';
  const collect = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-6_000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new StartProblem(`The app ${app.name} could not be built:\n${output.trimEnd()}`);
}
