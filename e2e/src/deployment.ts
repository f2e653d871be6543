import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@wau/service/testing/free-port';

const projectFolder = join(import.meta.dirname, '../..');
const webFolder = join(projectFolder, 'apps/web');

/** What of the web app's folder is no source: it is found from the copy as well, or made by the build. */
const notSources = new Set(['node_modules', 'build', '.react-router']);

/** The build that the product under test serves. */
export const currentBuild = join(webFolder, 'build');

/**
 * Builds the web app once more with a change in every screen, as the next release has them: every screen's chunk gets
 * another name. Pages of this build carry `window.isNextBuild`. Returns the folder of the build.
 */
export function buildNextRelease(): string {
  // Within the project, so that packages are found from there as usual.
  const release = join(projectFolder, 'test-results/next-release');
  const folder = join(release, 'apps/web');
  rmSync(release, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(projectFolder, 'tsconfig.base.json'), join(release, 'tsconfig.base.json'));
  for (const source of readdirSync(webFolder).filter((name) => !notSources.has(name))) {
    cpSync(join(webFolder, source), join(folder, source), { recursive: true });
  }
  const screens = readdirSync(join(folder, 'app'), { recursive: true, encoding: 'utf8' });
  for (const screen of screens.filter((file) => /-screen\.tsx$|shell-layout\.tsx$/.test(file))) {
    const file = join(folder, 'app', screen);
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nObject.assign(globalThis, { isNextBuild: true });\n`);
  }
  execFileSync(join(projectFolder, 'node_modules/.bin/react-router'), ['build'], {
    cwd: folder,
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const build = join(folder, 'build');
  if (!existsSync(join(build, 'server/index.js'))) throw new Error('the next release was not built');
  return build;
}

/** One address at which one build after the other is served. */
export interface Deployment {
  readonly url: string;
  /** Ends what is served and serves this build in its place. */
  deploy(build: string): Promise<void>;
  close(): Promise<void>;
}

/** `keptFolder` outlives the builds, as the data folder of an installation does. */
export async function openDeployment(productUrl: string, keptFolder: string): Promise<Deployment> {
  const port = await freePort();
  let running: ChildProcess | undefined;
  const close = async () => {
    if (running === undefined) return;
    running.kill('SIGTERM');
    await once(running, 'close');
    running = undefined;
  };
  return {
    url: `http://localhost:${port}`,
    close,
    async deploy(build) {
      await close();
      const script = join(import.meta.dirname, 'serve-build.ts');
      const child = spawn(process.execPath, [script, String(port), build, keptFolder, productUrl], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      running = child;
      const ended = once(child, 'close').then(() => {
        throw new Error('the build is not served');
      });
      await Promise.race([once(child.stdout, 'data'), ended]);
    },
  };
}
