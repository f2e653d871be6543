import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import { projectFolder } from './run-command.ts';
import { type Failure, firstLineOf, type Outcome } from './test-failures.ts';

type Errors = readonly { readonly name?: string | undefined; readonly message: string }[] | undefined;

/**
 * Writes how a run of Vitest ended into the file that `WAU_TEST_OUTCOME` names. Vitest's own JSON report leaves out
 * errors outside tests and the hooks of suites, and does not count what passed only when it was repeated.
 */
export default class VitestOutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: Errors): void {
    const file = process.env.WAU_TEST_OUTCOME;
    if (file === undefined) throw new Error('WAU_TEST_OUTCOME names no file');
    const outside = (unhandledErrors ?? []).map((error) => ({
      file: 'vitest',
      title: 'outside any test',
      error: textOf([error]),
    }));
    const outcome: Outcome = {
      passed: modules.flatMap((module) => [...module.children.allTests()].filter(isPassed)).length,
      failures: [...modules.flatMap(failuresOf), ...outside],
    };
    writeFileSync(file, JSON.stringify(outcome));
  }
}

function isPassed(test: TestCase): boolean {
  return test.result().state === 'passed' && test.diagnostic()?.flaky !== true;
}

function failuresOf(module: TestModule): Failure[] {
  const file = relative(projectFolder, module.moduleId);
  const tests = [...module.children.allTests()].flatMap((test) => {
    const { state, errors } = test.result();
    const title = test.fullName;
    if (state === 'failed') return [{ file, title, error: textOf(errors) }];
    if (state === 'pending') return [{ file, title, error: 'did not end' }];
    const isFlaky = test.diagnostic()?.flaky === true;
    return isFlaky ? [{ file, title, error: `passed only when repeated: ${textOf(errors)}` }] : [];
  });
  const suites = [...module.children.allSuites()].flatMap((suite) => failureOf(suite, file, suite.fullName));
  const own = failureOf(module, file, '');
  const isUnfinished = module.state() === 'pending' || module.state() === 'queued';
  const unfinished =
    isUnfinished && tests.length + own.length === 0 ? [{ file, title: '', error: 'did not end' }] : [];
  return [...own, ...unfinished, ...suites, ...tests];
}

/** A file that could not be loaded, or a suite whose hooks failed. */
function failureOf(suite: TestModule | TestSuite, file: string, title: string): Failure[] {
  const errors = suite.errors();
  return errors.length === 0 ? [] : [{ file, title, error: textOf(errors) }];
}

function textOf(errors: Errors): string {
  const [error] = errors ?? [];
  if (error === undefined) return 'no message';
  return firstLineOf(error.name === undefined ? error.message : `${error.name}: ${error.message}`);
}
