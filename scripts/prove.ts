import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ensureChromium } from '@wau/e2e/chromium';
import { projectFolder, runCommand } from './run-command.ts';

/**
 * `npm run prove -- L1` runs the test of that promise at the size the promise names (`npm test` runs the same tests
 * smaller). A proof is a file `<room>/**\/prove/<id>-….test.ts`, or `e2e/prove/<id>-….spec.ts` where it needs a
 * browser; without an id all proofs are listed.
 */
const proofs = globSync(['{packages,apps,start}/**/prove/*.test.ts', 'e2e/prove/*.spec.ts'], {
  cwd: projectFolder,
  exclude: ['**/node_modules/**'],
}).sort();

const wanted = process.argv.slice(2).map((id) => id.toLowerCase());
const chosen = proofs.filter((file) => wanted.includes(idOf(file)));
const unknown = wanted.filter((id) => !proofs.some((file) => idOf(file) === id));

if (wanted.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) process.stderr.write(`There is no proof of ${unknown.join(', ')}.\n`);
  process.stdout.write('Proofs, to be run with npm run prove -- <id>:\n');
  for (const file of proofs) process.stdout.write(`  ${idOf(file).toUpperCase()}  ${file}\n`);
  process.exitCode = unknown.length > 0 ? 1 : 0;
} else {
  const full = { WAU_PROVE: 'full' };
  const inBrowser = chosen.filter((file) => file.startsWith('e2e/'));
  const others = chosen.filter((file) => !file.startsWith('e2e/'));
  const exitCodes = [
    others.length === 0 ? 0 : await runInNode(others, full),
    inBrowser.length === 0 ? 0 : await runInBrowser(inBrowser, full),
  ];
  process.exitCode = exitCodes.find((code) => code !== 0) ?? 0;
}

type Environment = Readonly<Record<string, string>>;

async function runInNode(files: readonly string[], environment: Environment): Promise<number> {
  const args = ['run', '--reporter=verbose', ...files];
  return (await runCommand('vitest', args, { output: 'show', environment })).exitCode ?? 1;
}

async function runInBrowser(files: readonly string[], environment: Environment): Promise<number> {
  const { exitCode } = await runCommand(
    'playwright',
    ['test', '--reporter=list', ...files.map((file) => file.replace('e2e/', ''))],
    {
      output: 'show',
      folder: join(projectFolder, 'e2e'),
      environment: { ...environment, CHROMIUM_PATH: await ensureChromium() },
    },
  );
  return exitCode ?? 1;
}

/** `l1` of `…/prove/l1-books-balance.test.ts`. */
function idOf(file: string): string {
  return basename(file).split('-')[0] ?? '';
}
