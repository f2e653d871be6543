import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder, runCommand } from './run-command.ts';
import {
  describeEnd,
  firstLineOf,
  type Outcome,
  outcomeOfPlaywright,
  type PlaywrightReport,
  withExitCode,
} from './test-failures.ts';

const vitestFiles = {
  'passing.test.ts': `test('adds', () => expect(1 + 1).toBe(2));`,
  'failing.test.ts': `describe('sums', () => test('are right', () => expect(1 + 1).toBe(3)));`,
  'unloadable.test.ts': `import './nowhere.ts';\ntest('is never reached', () => {});`,
  'hook.test.ts': `describe('a house', () => { beforeAll(() => { throw new Error('no ground'); }); test('stands', () => {}); });`,
  'flaky.test.ts': `let tries = 0;\ntest('trembles', { retry: 1 }, () => { tries += 1; expect(tries).toBe(2); });`,
  'outside.test.ts': `test('leaves something behind', () => { void Promise.reject(new Error('left behind')); });`,
};

const playwrightFiles = {
  'playwright.config.ts': `export default { retries: 1, workers: 1 };`,
  'passing.spec.ts': `import { test } from '@playwright/test';\ntest('opens', () => {});`,
  'failing.spec.ts': `import { expect, test } from '@playwright/test';\ntest.describe('the door', () => { test('is open', () => { expect('shut', 'the state of the door').toBe('open'); }); });`,
  'flaky.spec.ts': `import { test } from '@playwright/test';\ntest('trembles', ({}, { retry }) => { if (retry === 0) throw new Error('the first time'); });`,
};

const folder = mkdtempSync(join(tmpdir(), 'wau-test-failures-'));
let vitest: Outcome;
let playwright: Outcome;
let playwrightUnloadable: Outcome;

function write(name: string, files: Readonly<Record<string, string>>): string {
  const own = join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(own, file)), { recursive: true });
    writeFileSync(join(own, file), text);
  }
  symlinkSync(join(projectFolder, 'node_modules'), join(own, 'node_modules'));
  writeFileSync(join(own, 'package.json'), '{"type":"module"}');
  return own;
}

async function runVitest(): Promise<Outcome> {
  const own = write('vitest', vitestFiles);
  const report = join(own, 'outcome.json');
  const reporter = join(import.meta.dirname, 'vitest-outcome-reporter.ts');
  await runCommand('vitest', ['run', '--globals', '--root', own, `--reporter=${reporter}`], {
    output: 'collect',
    folder: own,
    environment: { WAU_TEST_OUTCOME: report },
  });
  return JSON.parse(readFileSync(report, 'utf8')) as Outcome;
}

async function runPlaywright(name: string, files: Readonly<Record<string, string>>): Promise<Outcome> {
  const own = write(name, files);
  const report = join(own, 'report.json');
  await runCommand('playwright', ['test', '--reporter=json'], {
    output: 'collect',
    folder: own,
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return outcomeOfPlaywright(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport, 'e2e');
}

beforeAll(async () => {
  vitest = await runVitest();
  playwright = await runPlaywright('playwright', playwrightFiles);
  playwrightUnloadable = await runPlaywright('unloadable', {
    'missing-import.spec.ts': `import './nowhere.ts';`,
    'broken.spec.ts': `const = 1;`,
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const named = (name: string, failures: readonly { file: string }[]) =>
  failures.filter(({ file }) => file.endsWith(name));

describe('a run of Vitest', () => {
  it('counts what passed, without what passed only when it was repeated', () => {
    expect(vitest.passed).toBe(2);
    expect(vitest.failures).toHaveLength(5);
  });

  it.each([
    ['failing.test.ts', 'sums > are right', 'AssertionError: expected 2 to be 3'],
    ['unloadable.test.ts', '', 'nowhere.ts'],
    ['hook.test.ts', 'a house', 'Error: no ground'],
    ['flaky.test.ts', 'trembles', 'passed only when repeated: AssertionError: expected 1 to be 2'],
    ['vitest', 'outside any test', 'Error: left behind'],
  ])('names %s', (file, title, error) => {
    expect(named(file, vitest.failures)).toEqual([
      { file: expect.any(String), title, error: expect.stringContaining(error) },
    ]);
  });
});

describe('a run of Playwright', () => {
  it('counts what passed, without what passed only when it was repeated', () => {
    expect(playwright.passed).toBe(1);
    expect(playwright.failures).toHaveLength(2);
  });

  it.each([
    ['failing.spec.ts', 'the door > is open', 'the state of the door'],
    ['flaky.spec.ts', 'trembles', 'passed only when repeated: Error: the first time'],
  ])('names %s', (file, title, error) => {
    expect(named(file, playwright.failures)).toEqual([
      { file: `e2e/${file}`, title, error: expect.stringContaining(error) },
    ]);
  });

  it('names files that could not be loaded', () => {
    expect(playwrightUnloadable.passed).toBe(0);
    const unloadable = playwrightUnloadable.failures;
    expect(unloadable).toContainEqual({
      file: 'e2e',
      title: '',
      error: expect.stringMatching(/nowhere\.ts' imported from .*missing-import\.spec\.ts/),
    });
    expect(named('broken.spec.ts', unloadable)).toEqual([
      { file: expect.any(String), title: '', error: expect.stringContaining('SyntaxError') },
    ]);
  });
});

describe('the end of a run', () => {
  it('names each failure on a line of its own, right before the count', () => {
    const failures = [
      { file: 'a.test.ts', title: 'adds', error: 'Error: wrong' },
      { file: 'b.test.ts', title: '', error: 'Error: cannot be loaded' },
    ];
    const end = describeEnd([
      { passed: 3, failures },
      { passed: 1, failures: [] },
    ]);
    expect(end.split('\n')).toEqual([
      'FAILED a.test.ts | adds | Error: wrong',
      'FAILED b.test.ts | Error: cannot be loaded',
      '4 passed, 2 failed',
    ]);
  });

  it('says that nothing ran', () => {
    expect(describeEnd([])).toBe('No test ran.\n0 passed, 0 failed');
  });

  it('counts a tool that ended badly without naming a test, or without a report', () => {
    const passed = { passed: 2, failures: [] };
    expect(withExitCode(passed, 'vitest', 0)).toBe(passed);
    expect(withExitCode(passed, 'vitest', 1)).toEqual({
      passed: 2,
      failures: [{ file: 'vitest', title: '', error: 'ended with exit code 1 although no test failed' }],
    });
    expect(withExitCode(undefined, 'playwright', 137).failures).toEqual([
      {
        file: 'playwright',
        title: '',
        error: 'ended with exit code 137 before it wrote its report',
      },
    ]);
  });

  it('keeps the first words of an error, without colours and on one line', () => {
    expect(firstLineOf('\n\u001b[31mError: no\u001b[39m\n  at file.ts:1')).toBe('Error: no');
    expect(firstLineOf('x'.repeat(1_000))).toHaveLength(241);
    expect(firstLineOf(undefined)).toBe('no message');
  });

  it('is what `npm test` prints', async () => {
    const script = join(import.meta.dirname, 'test.ts');
    const { output, exitCode } = await runCommand(process.execPath, [script, 'no/such/test.file'], {
      output: 'collect',
    });
    expect(exitCode).toBe(1);
    expect(output.trimEnd().split('\n').slice(-2)).toEqual([
      'FAILED vitest | ended with exit code 1 although no test failed',
      '0 passed, 1 failed',
    ]);
  });
});
