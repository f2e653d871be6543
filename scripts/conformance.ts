import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder, runCommand } from './run-command.ts';

/**
 * `npm run conformance` tries every adapter of a vendor's protocol with the cases that all of them are held to, and writes
 * docs/vendors/conformance.md; `npm run conformance -- <test file> …` tries those of the files alone and prints the same
 * table. A file brings its adapter's fixture and calls `testAdapterConformance`: docs/vendors/write-an-adapter.md.
 */
const document = 'docs/vendors/conformance.md';

interface TriedCase {
  readonly ancestorTitles: readonly string[];
  readonly title: string;
  readonly status: string;
}

interface Outcome {
  readonly testResults: readonly { readonly assertionResults: readonly TriedCase[] }[];
}

const wanted = process.argv.slice(2);
const files = wanted.length > 0 ? wanted : ownFiles();
const tried = await tryFiles(files);
const table = tableOf(tried);
if (wanted.length === 0) writeFileSync(join(projectFolder, document), documentOf(table));
process.stdout.write(`${table}\n`);
if (tried.length === 0 || tried.some(({ status }) => status !== 'passed')) process.exitCode = 1;

function ownFiles(): readonly string[] {
  const all = globSync('apps/server/src/modules/play/vendor/**/*.test.ts', { cwd: projectFolder });
  return all.filter((file) =>
    readFileSync(join(projectFolder, file), 'utf8').includes('testAdapterConformance('),
  );
}

interface Tried {
  readonly adapter: string;
  readonly id: string;
  readonly name: string;
  readonly status: string;
}

async function tryFiles(testFiles: readonly string[]): Promise<readonly Tried[]> {
  const folder = mkdtempSync(join(tmpdir(), 'wau-conformance-'));
  const output = join(folder, 'outcome.json');
  try {
    await runCommand('vitest', ['run', '--reporter=json', `--outputFile=${output}`, ...testFiles], {
      output: 'show',
    });
    const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as Outcome;
    return testResults.flatMap(({ assertionResults }) => assertionResults.flatMap(triedOf));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function triedOf({ ancestorTitles, title, status }: TriedCase): readonly Tried[] {
  const [, adapter] = /^(.*) conforms:$/.exec(ancestorTitles.at(-1) ?? '') ?? [];
  const [, id, name] = /^([A-Z]\d+) (.*)$/.exec(title) ?? [];
  return adapter === undefined || id === undefined || name === undefined
    ? []
    : [{ adapter, id, name, status }];
}

/** A line for each case, a column for each adapter; what a protocol has nothing of stays empty. */
function tableOf(all: readonly Tried[]): string {
  const adapters = [...new Set(all.map(({ adapter }) => adapter))];
  const cases = new Map(all.map(({ id, name }) => [id, name]));
  const marks: Readonly<Record<string, string>> = { passed: 'yes', failed: '**no**' };
  const lines = Array.from(cases, ([id, name]) => {
    const cells = adapters.map((adapter) => {
      const found = all.find((each) => each.id === id && each.adapter === adapter);
      return found === undefined ? '' : (marks[found.status] ?? found.status);
    });
    return `| ${[id, name, ...cells].join(' | ')} |`;
  });
  return [
    `| ${['case', 'what is tried', ...adapters].join(' | ')} |`,
    `|${'---|'.repeat(adapters.length + 2)}`,
    ...lines,
  ].join('\n');
}

function documentOf(report: string): string {
  return `# What every adapter of a vendor is tried with

Written by \`npm run conformance\`; the same cases run with all tests. An empty field: the protocol has nothing of the kind.
How to try an adapter of your own: [write-an-adapter.md](write-an-adapter.md).

${report}
`;
}
