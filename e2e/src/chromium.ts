import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StartProblem } from '@wau/service/start-problem';

/** Chromium without windows: the same engine, and the tests take little more than half the time. */
const shellName = 'chromium-headless-shell';

const programNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/usr/lib/chromium/chromium',
];

/** How each package manager installs Chromium without asking anything. */
const packageManagers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'apt-get': [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']],
  dnf: [['install', '--assumeyes', 'chromium']],
  zypper: [['--non-interactive', 'install', 'chromium']],
  pacman: [['-Sy', '--noconfirm', 'chromium']],
  apk: [['add', 'chromium']],
};

const shellOfDebian = [['update'], ['install', '--yes', '--no-install-recommends', shellName]] as const;

/**
 * The path of a Chromium that runs: `CHROMIUM_PATH`, else one that is installed, best the one without windows, else,
 * for root, one from the system's package manager. A machine that only tests (`CI`) is given the one without windows
 * even where another stands, if it has it to give.
 *
 * @throws StartProblem with what to do
 */
export async function ensureChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== '') {
    if (runs(given)) return given;
    throw new StartProblem(`CHROMIUM_PATH is ${given}, which is not a Chromium that runs.`);
  }
  const found = findInstalled([shellName]) ?? installShell() ?? findOther() ?? installAsRoot();
  if (found !== undefined) return found;
  throw new StartProblem(
    'The browser tests need Chromium: install it (for example with apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
  );
}

function findInstalled(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((path) => existsSync(path) && runs(path));
}

function findOther(): string | undefined {
  return findInstalled(programNames) ?? fixedPlaces.find((path) => existsSync(path) && runs(path));
}

function installShell(): string | undefined {
  if (process.env.CI === undefined || process.getuid?.() !== 0 || !isProgram('apt-get')) return undefined;
  install('apt-get', shellOfDebian);
  return findInstalled([shellName]);
}

function installAsRoot(): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const manager = Object.entries(packageManagers).find(([name]) => isProgram(name));
  if (manager === undefined) return undefined;
  install(...manager);
  return findOther();
}

function install(manager: string, commands: readonly (readonly string[])[]): void {
  process.stdout.write(`Installing Chromium with ${manager}, once …\n`);
  for (const args of commands) {
    const { status, stderr } = spawnSync(manager, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0)
      process.stdout.write(`${manager} ${args.join(' ')} failed: ${stderr.trim().slice(-500)}\n`);
  }
}

function isProgram(name: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));
}

/** Some systems carry a stand-in that only tells how to install the real one. */
function runs(path: string): boolean {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 && /chrom/i.test(stdout);
}
