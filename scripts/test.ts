import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '@wau/e2e/chromium';
import { StartProblem } from '@wau/service/start-problem';
import { projectFolder, runCommand } from './run-command.ts';
import {
  describeEnd,
  type Outcome,
  outcomeOfPlaywright,
  type PlaywrightReport,
  withExitCode,
} from './test-failures.ts';

/**
 * `npm test`: first Vitest (every package and app, on a PostgreSQL of the run's own), then Playwright (the built app
 * in a real browser). The last line says `N passed, N failed` for both together, and the lines before it name what
 * failed, so that a log of which only the end is left still tells. Arguments are handed to Vitest as filters, and then
 * the browser's part is left out.
 */
const filters = process.argv.slice(2);
const reportFolder = mkdtempSync(join(tmpdir(), 'wau-test-report-'));
const outcomes = [await runVitest()];
if (filters.length === 0) outcomes.push(await runPlaywright());
rmSync(reportFolder, { recursive: true, force: true });

process.stdout.write(`${describeEnd(outcomes)}\n`);
const hasPassed = outcomes.some(({ passed }) => passed > 0);
process.exitCode = hasPassed && outcomes.every(({ failures }) => failures.length === 0) ? 0 : 1;

async function runVitest(): Promise<Outcome> {
  const report = join(reportFolder, 'vitest.json');
  const reporter = join(import.meta.dirname, 'vitest-outcome-reporter.ts');
  const { exitCode } = await runCommand(
    'vitest',
    ['run', '--reporter=default', `--reporter=${reporter}`, ...filters],
    { output: 'show', environment: { WAU_TEST_OUTCOME: report } },
  );
  return withExitCode(readReport<Outcome>(report), 'vitest', exitCode);
}

async function runPlaywright(): Promise<Outcome> {
  if (globSync('e2e/**/*.spec.ts', { cwd: projectFolder }).length === 0) return { passed: 0, failures: [] };
  const report = join(reportFolder, 'playwright.json');
  try {
    const chromium = await ensureChromium();
    const { exitCode } = await runCommand('playwright', ['test', '--reporter=list,json'], {
      output: 'show',
      folder: join(projectFolder, 'e2e'),
      environment: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    const read = readReport<PlaywrightReport>(report);
    const outcome = read === undefined ? undefined : outcomeOfPlaywright(read, 'e2e');
    return withExitCode(outcome, 'playwright', exitCode);
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    return { passed: 0, failures: [{ file: 'playwright', title: '', error: error.message }] };
  }
}

/** Undefined where the tool ended before it wrote one. */
function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}
