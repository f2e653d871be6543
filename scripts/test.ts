import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '@wau/e2e/chromium';
import { StartProblem } from '@wau/service/start-problem';
import { projectFolder, runCommand } from './run-command.ts';

/**
 * `npm test`: first Vitest (every package and app, on a PostgreSQL of the run's own), then Playwright (the built app
 * in a real browser). The last line says `N passed, N failed` for both together. Arguments are handed to Vitest as
 * filters, and then the browser's part is left out.
 */
interface Count {
  readonly passed: number;
  readonly failed: number;
}

const filters = process.argv.slice(2);
const reportFolder = mkdtempSync(join(tmpdir(), 'wau-test-report-'));
const counts = [await runVitest()];
if (filters.length === 0) counts.push(await runPlaywright());
rmSync(reportFolder, { recursive: true, force: true });

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
if (passed + failed === 0) process.stdout.write('No test ran.\n');
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

async function runVitest(): Promise<Count> {
  const report = join(reportFolder, 'vitest.json');
  const { exitCode } = await runCommand(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters],
    { output: 'show' },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return atLeastOneFailed({ passed: numPassedTests, failed: numFailedTests }, exitCode);
}

async function runPlaywright(): Promise<Count> {
  if (globSync('e2e/**/*.spec.ts', { cwd: projectFolder }).length === 0) return { passed: 0, failed: 0 };
  const report = join(reportFolder, 'playwright.json');
  try {
    const chromium = await ensureChromium();
    const { exitCode } = await runCommand('playwright', ['test', '--reporter=list,json'], {
      output: 'show',
      folder: join(projectFolder, 'e2e'),
      environment: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    if (!existsSync(report)) return { passed: 0, failed: 1 };
    const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number };
    };
    return atLeastOneFailed({ passed: stats.expected, failed: stats.unexpected + stats.flaky }, exitCode);
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    process.stdout.write(`${error.message}\n`);
    return { passed: 0, failed: 1 };
  }
}

/** A file that cannot be loaded or an error outside any test fails the run without a failed test. */
function atLeastOneFailed(count: Count, exitCode: number | undefined): Count {
  return exitCode === 0 || count.failed > 0 ? count : { ...count, failed: 1 };
}
