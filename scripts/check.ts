import { globSync } from 'node:fs';
import { findFolderCircles } from './find-folder-circles.ts';
import { findSuppressions } from './find-suppressions.ts';
import { projectFolder, runCommand } from './run-command.ts';

/**
 * `npm run check`: format, lint, types, boundaries, dead code, suppressions. Everything runs, two at a time, and
 * what fails is shown at the end, so that one run tells all there is to put right.
 */
interface Step {
  readonly name: string;
  /** Resolves with what is wrong; empty when nothing is. */
  readonly findProblems: () => Promise<string>;
}

const stepsAtATime = 2;

const steps: readonly Step[] = [
  command('format and lint (biome)', 'biome', ['check', '--colors=off', '--max-diagnostics=200', '.']),
  ...typeChecks(),
  command('boundaries (dependency-cruiser)', 'depcruise', [
    '--config=.dependency-cruiser.mjs',
    ...['packages', 'apps', 'start', 'bench', 'e2e', 'scripts'],
  ]),
  command('dead code and dependencies (knip)', 'knip', ['--no-progress']),
  { name: 'circles of folders', findProblems: async () => (await findFolderCircles()).join('\n') },
  { name: 'suppressions', findProblems: async () => (await findSuppressions()).join('\n') },
];

const failures = await runAll(steps);
for (const { name, problems } of failures) process.stdout.write(`\n--- ${name}\n${problems.trim()}\n`);
process.stdout.write(
  failures.length === 0
    ? '\nEverything is in order.\n'
    : `\n${failures.length} of ${steps.length} checks found something: ${failures.map(({ name }) => name).join(', ')}\n`,
);
process.exitCode = failures.length === 0 ? 0 : 1;

function command(name: string, program: string, args: readonly string[]): Step {
  return {
    name,
    async findProblems() {
      const { exitCode, output } = await runCommand(program, args, { output: 'collect' });
      return exitCode === 0 ? '' : withoutNotes(output) || `${program} ended with exit code ${exitCode}`;
    },
  };
}

/** dependency-cruiser parses with swc and remarks each time that it could have used an older TypeScript. */
function withoutNotes(output: string): string {
  return output.split('‼ missing-tsc-transpiler')[0]?.trim() ?? '';
}

/** One step for each tsconfig of the project, so that a new one is checked without being listed. */
function typeChecks(): Step[] {
  const files = globSync('{.,{packages,apps,start,bench,e2e}/**}/tsconfig.json', {
    cwd: projectFolder,
    exclude: (path) => String(path).includes('node_modules'),
  });
  return [...new Set(files)]
    .sort()
    .map((file) => command(`types (tsc, ${file})`, 'tsc', ['--project', file]));
}

async function runAll(all: readonly Step[]): Promise<{ name: string; problems: string }[]> {
  const waiting = [...all];
  const found: { name: string; problems: string }[] = [];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const beganAtMs = performance.now();
      const problems = await step.findProblems();
      const seconds = ((performance.now() - beganAtMs) / 1000).toFixed(1);
      process.stdout.write(`${problems === '' ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)\n`);
      if (problems !== '') found.push({ name: step.name, problems });
    }
  };
  await Promise.all(Array.from({ length: stepsAtATime }, work));
  return found;
}
