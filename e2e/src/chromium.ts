import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StartProblem } from '@wau/service/start-problem';

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

/**
 * The path of a Chromium that runs: `CHROMIUM_PATH`, else one that is installed, else, for root, one from the
 * system's package manager.
 *
 * @throws StartProblem with what to do
 */
export async function ensureChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== '') {
    if (runs(given)) return given;
    throw new StartProblem(`CHROMIUM_PATH is ${given}, which is not a Chromium that runs.`);
  }
  const found = findInstalled() ?? installAsRoot();
  if (found !== undefined) return found;
  throw new StartProblem(
    'The browser tests need Chromium: install it (for example with apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

function findInstalled(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = programNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...fixedPlaces].find((path) => existsSync(path) && runs(path));
}

function installAsRoot(): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const manager = Object.entries(packageManagers).find(([name]) => isProgram(name));
  if (manager === undefined) return undefined;
  const [name, commands] = manager;
  process.stdout.write(`Installing Chromium with ${name}, once …\n`);
  for (const args of commands) {
    const { status, stderr } = spawnSync(name, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0)
      process.stdout.write(`${name} ${args.join(' ')} failed: ${stderr.trim().slice(-500)}\n`);
  }
  return findInstalled();
}

function isProgram(name: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));
}

/** Some systems carry a stand-in that only tells how to install the real one. */
function runs(path: string): boolean {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 && /chrom/i.test(stdout);
}
