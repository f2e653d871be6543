import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Outcome, reasonsOf, tablesOf, triedOf } from './conformance-report.ts';
import { projectFolder, runCommand } from './run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'wau-given-adapter-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** As somebody calls it who stands in a folder of their own. */
function runSuite(...args: readonly string[]) {
  return runCommand('node', [join(projectFolder, 'scripts/conformance.ts'), ...args], {
    output: 'collect',
    environment: { INIT_CWD: folder },
  });
}

// Vitest starts anew within, and with it a database of its own.
const longestRunMs = 120_000;

test(
  'a module outside of the project is found from where the caller stands, and loaded',
  async () => {
    const text = `export const underTest = { get adapter() { throw new Error('the module was asked'); } };`;
    writeFileSync(join(folder, 'their-under-test.mjs'), text);
    const { exitCode, output } = await runSuite('their-under-test.mjs');
    expect(output).toContain('No case was tried.');
    expect(output).toContain('the module was asked');
    expect(exitCode).toBe(1);
  },
  longestRunMs,
);

test('a path at which nothing stands is told, and nothing is run', async () => {
  const { exitCode, output } = await runSuite('nowhere.ts');
  expect([exitCode, output]).toEqual([1, `There is no ${join(folder, 'nowhere.ts')}.\n`]);
});

const outcome: Outcome = {
  testResults: [
    {
      name: 'one.test.ts',
      message: '',
      assertionResults: [
        { ancestorTitles: ['one conforms:'], title: 'E1 a launch', status: 'passed', failureMessages: [] },
        {
          ancestorTitles: ['one conforms:'],
          title: 'E2 a wrong signature',
          status: 'failed',
          failureMessages: [
            '\u001b[31mexpected 1n to be 2n\u001b[39m\n    at /a/node_modules/b.js:1:2\n    at a line',
          ],
        },
        { ancestorTitles: [], title: 'one of its own', status: 'passed' },
      ],
    },
    {
      name: 'two.test.ts',
      assertionResults: [
        { ancestorTitles: ['two conforms:'], title: 'E10 a clock', status: 'passed' },
        { ancestorTitles: ['two conforms:'], title: 'E3 a key', status: 'passed' },
        { ancestorTitles: ['two conforms:'], title: 'E1 a launch', status: 'passed' },
        { ancestorTitles: ['three conforms:'], title: 'W1 a wallet', status: 'passed' },
      ],
    },
    { name: 'broken.test.ts', message: 'there is no such import', assertionResults: [] },
  ],
};

test('a table has a line for each case and a column for each adapter, and wallets have one of their own', () => {
  expect(tablesOf(triedOf(outcome)).split('\n')).toEqual([
    '| case | what is tried | one | two |',
    '|---|---|---|---|',
    '| E1 | a launch | yes | yes |',
    '| E2 | a wrong signature | **no** |  |',
    '| E3 | a key |  | yes |',
    '| E10 | a clock |  | yes |',
    '',
    '| case | what is tried | three |',
    '|---|---|---|',
    '| W1 | a wallet | yes |',
  ]);
});

test('what failed is told with what was found, and a file that could not be run with why', () => {
  expect(reasonsOf(outcome)).toEqual([
    'one conforms: E2 a wrong signature\nexpected 1n to be 2n\n    at a line',
    'broken.test.ts: there is no such import',
  ]);
});
