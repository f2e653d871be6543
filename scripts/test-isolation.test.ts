import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from './run-command.ts';
import { changesProcess, filesToIsolate, reasonForIsolation } from './test-isolation.ts';

// In pieces, so that this file itself is not taken for one that does it.
const mocks = ['vi', 'mock'].join('.');
const stubs = ['vi', 'stubGlobal'].join('.');
const spies = ['vi', 'spyOn'].join('.');
const fakesTimers = ['vi', 'useFakeTimers'].join('.');
const variable = ['process', 'env', 'PORT'].join('.');

describe('files that get a process of their own', () => {
  it.each([
    [`${mocks}('./clock.ts', () => ({}));`, 'replaces a module that others have loaded'],
    [`${variable} = '1';`, 'changes the variables of the process'],
  ])('%s', (text, reason) => {
    expect(reasonForIsolation(text)).toBe(reason);
  });

  it.each([
    `${stubs}('fetch', () => undefined);`,
    `${spies}(window.location, 'assign');`,
    `${fakesTimers}();`,
    `if (${variable} === '1') throw new Error('taken');`,
    `const ${['vi', 'fn'].join('.')} = 1;`,
  ])('%s shares one', (text) => {
    expect(reasonForIsolation(text)).toBeUndefined();
  });

  it('change no process where it is a page’s test, whose context shares one', () => {
    expect(changesProcess(`${variable} = '1';`)).toBe(true);
    expect(changesProcess(`${mocks}('./clock.ts', () => ({}));`)).toBe(false);
    const pages = ['apps/{web,console}/**/*.test.{ts,tsx}', 'apps/studio/client/**/*.test.{ts,tsx}'];
    const files = filesToIsolate(projectFolder, [...pages, 'packages/{browser,late-scripts}/**/*.test.ts']);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => changesProcess(readFileSync(join(projectFolder, file), 'utf8')))).toEqual(
      [],
    );
  });

  it('are found in the project', () => {
    const files = filesToIsolate(projectFolder, ['apps/web/**/*.test.{ts,tsx}']);
    expect(files.some((file) => file.endsWith('shell/shell-layout.test.tsx'))).toBe(true);
  });
});
