import { globSync, readFileSync } from 'node:fs';
import { errorCodes } from '@wau/contract/error-codes';
import { expect, test } from 'vitest';
import { projectFolder } from './run-command.ts';

/** Tests of servers and what they share. Those of the web answer with codes of their own making. */
const tests = globSync(
  [
    'apps/{server,studio,sandbox}/src/**/*.test.ts',
    'apps/server/src/**/testing/*.ts',
    'packages/**/*.test.ts',
    'start/src/**/*.test.ts',
    'start/src/testing/**/*.ts',
  ],
  { cwd: projectFolder, exclude: ['**/node_modules/**'] },
).map((file) => readFileSync(`${projectFolder}/${file}`, 'utf8'));

test.each([...errorCodes])('AC-22 a test of a server expects the code %s', (code) => {
  // Alone in quotes, or behind the status of the answer.
  const mention = new RegExp(`['"\`](?:\\d{3} )?${code.replaceAll('.', '\\.')}['"\`]`);
  expect(tests.some((text) => mention.test(text))).toBe(true);
});
