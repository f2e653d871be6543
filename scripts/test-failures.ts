import { isAbsolute, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectFolder } from './run-command.ts';

/** What failed in a run: a test, a file that could not be loaded, or what went wrong outside all of them. */
export interface Failure {
  readonly file: string;
  /** Empty where no test was reached. */
  readonly title: string;
  readonly error: string;
}

/** How the tests of one tool ended. A test that passed only when it was repeated has failed. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly Failure[];
}

/** The parts of Playwright's JSON report that are read here. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly PlaywrightError[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors: readonly PlaywrightError[] }[];
    }[];
  }[];
}

interface PlaywrightError {
  readonly message?: string;
  readonly value?: string;
  readonly location?: { readonly file: string };
}

const longestError = 240;

/** The first words of an error, on one line, without colours. */
export function firstLineOf(message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  const first = lines.map((line) => line.trim()).find((line) => line !== '') ?? 'no message';
  return first.length > longestError ? `${first.slice(0, longestError)}…` : first;
}

/** `folder` is where Playwright ran: its report names files from there. */
export function outcomeOfPlaywright(report: PlaywrightReport, folder: string): Outcome {
  const outside = report.errors.map(({ message, value, location }) => ({
    // A module that is missing is reported from nowhere; the error names who imports it.
    file:
      location !== undefined && isAbsolute(location.file) ? relative(projectFolder, location.file) : folder,
    title: '',
    error: firstLineOf(message ?? value),
  }));
  const within = report.suites.flatMap((suite) => failuresWithin(suite, folder, []));
  return { passed: report.stats.expected, failures: [...outside, ...within] };
}

function failuresWithin(suite: PlaywrightSuite, folder: string, above: readonly string[]): Failure[] {
  const file = `${folder}/${suite.file}`;
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const error = results.flatMap(({ errors }) => errors)[0];
        const flaky = status === 'flaky' ? 'passed only when repeated: ' : '';
        return {
          file,
          title: [...above, title].join(' > '),
          error: flaky + firstLineOf(error?.message ?? error?.value),
        };
      }),
  );
  const nested = (suite.suites ?? []).flatMap((inner) =>
    failuresWithin(inner, folder, [...above, inner.title]),
  );
  return [...own, ...nested];
}

/** A run that ended badly without saying why, or wrote no report at all, has failed nevertheless. */
export function withExitCode(
  outcome: Outcome | undefined,
  tool: string,
  exitCode: number | undefined,
): Outcome {
  const { passed, failures } = outcome ?? { passed: 0, failures: [] };
  if (outcome !== undefined && (exitCode === 0 || failures.length > 0)) return outcome;
  const error =
    outcome === undefined
      ? `ended with exit code ${exitCode} before it wrote its report`
      : `ended with exit code ${exitCode} although no test failed`;
  return { passed, failures: [...failures, { file: tool, title: '', error }] };
}

/** The end of a run's output: a line for each failure, and the count in the last one. */
export function describeEnd(outcomes: readonly Outcome[]): string {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const lines = failures.map(({ file, title, error }) =>
    ['FAILED', [file, title, error].filter((part) => part !== '').join(' | ')].join(' '),
  );
  if (passed + failures.length === 0) lines.push('No test ran.');
  return [...lines, `${passed} passed, ${failures.length} failed`].join('\n');
}
