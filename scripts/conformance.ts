import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { type Outcome, reasonsOf, tablesOf, triedOf } from './conformance-report.ts';
import { projectFolder, runCommand } from './run-command.ts';

/**
 * `npm run conformance` tries every adapter of a vendor's protocol with the cases that all of them are held to, and writes
 * docs/vendors/conformance.md; `npm run conformance -- <module> …` tries those of the modules alone, wherever they stand, and
 * prints the same table and what failed. A module exports its adapter as `underTest`, or as `walletUnderTest` where the
 * vendor keeps wallets of its own; a test file, of which the name says that it is one, calls `testAdapterConformance` or
 * `testWalletConformance` itself: docs/vendors/write-an-adapter.md.
 */
const document = 'docs/vendors/conformance.md';
const vendors = 'apps/server/src/modules/play/vendor';
const ofModules = `${vendors}/testing/conformance/given-adapters.test.ts`;

// npm starts scripts in the project's folder, whichever the caller stands in.
const wanted = process.argv.slice(2).map((path) => resolve(process.env.INIT_CWD ?? '.', path));
const absent = wanted.filter((path) => !existsSync(path));
if (absent.length > 0) {
  process.stderr.write(`There is no ${absent.join(', no ')}.\n`);
  process.exit(1);
}

const modules = wanted.filter((path) => !path.endsWith('.test.ts'));
const testFiles = wanted.filter((path) => path.endsWith('.test.ts'));
const outcome =
  wanted.length === 0
    ? await tryFiles(ownFiles(), [])
    : await tryFiles([...testFiles, ...(modules.length > 0 ? [ofModules] : [])], modules);
const tried = triedOf(outcome);
const table = tablesOf(tried);
if (wanted.length === 0) writeFileSync(join(projectFolder, document), documentOf(table));
process.stdout.write(tried.length === 0 ? 'No case was tried.\n' : `${table}\n`);
const reasons = reasonsOf(outcome);
if (reasons.length > 0) process.stdout.write(`\n${reasons.join('\n\n')}\n`);
if (tried.length === 0 || reasons.length > 0 || tried.some(({ status }) => status !== 'passed')) {
  process.exitCode = 1;
}

function ownFiles(): readonly string[] {
  const all = globSync([`${vendors}/**/*.test.ts`, 'start/src/*.test.ts'], { cwd: projectFolder });
  return all.filter((file) =>
    /test(?:Adapter|Wallet)Conformance\(/.test(readFileSync(join(projectFolder, file), 'utf8')),
  );
}

async function tryFiles(files: readonly string[], modulePaths: readonly string[]): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'wau-conformance-'));
  const output = join(folder, 'outcome.json');
  try {
    await runCommand('vitest', ['run', '--reporter=json', `--outputFile=${output}`, ...files], {
      output: 'show',
      // Whoever asks for the suite alone has the database cut after each of its answers, and not after some.
      environment: { WAU_CONFORMANCE: modulePaths.join(delimiter), WAU_PROVE: 'full' },
    });
    return JSON.parse(readFileSync(output, 'utf8')) as Outcome;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function documentOf(report: string): string {
  return `# What every adapter of a vendor is tried with

Written by \`npm run conformance\`; the same cases run with all tests. An empty field: the protocol has nothing of the kind.
The first table is of vendors that take each stake from the operator's wallet, the second of those that keep wallets of their
own. How to try an adapter of your own: [write-an-adapter.md](write-an-adapter.md).

${report}
`;
}
