import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * `npm run prove -- L1` runs the test of that promise at the size the promise names (`npm test` runs the same tests
 * smaller). A proof is a file `<room>/**\/prove/<id>-….test.ts`; without an id all proofs are listed.
 */
const projectFolder = join(import.meta.dirname, '..');
const proofs = globSync('{packages,apps,start}/**/prove/*.test.ts', {
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
  const vitest = join(projectFolder, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--reporter=verbose', ...chosen], {
    cwd: projectFolder,
    env: { ...process.env, WAU_PROVE: 'full' },
    stdio: 'inherit',
  });
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

/** `l1` of `…/prove/l1-books-balance.test.ts`. */
function idOf(file: string): string {
  return basename(file).split('-')[0] ?? '';
}
