import { globSync, readFileSync } from 'node:fs';
import { messageDictionary } from '@wau/contract/message-dictionary';
import { expect, test } from 'vitest';
import { projectFolder } from './run-command.ts';

const tests = globSync(['apps/**/*.test.ts', 'packages/**/*.test.ts', 'start/**/*.test.ts'], {
  cwd: projectFolder,
  exclude: ['**/node_modules/**'],
}).map((file) => readFileSync(`${projectFolder}/${file}`, 'utf8'));

const codes = messageDictionary.flatMap(({ source }) => ('code' in source ? [source.code] : []));

test.each(codes)('AC-22 a test of the server meets the code %s', (code) => {
  expect(tests.some((text) => text.includes(code))).toBe(true);
});
