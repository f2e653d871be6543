import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { featureRowNames } from './feature-row-names.ts';
import { featureRowsDocument, picturesByRow, testsByRow } from './feature-rows-document.ts';
import { projectFolder } from './run-command.ts';

test('docs/feature-rows.md names each row’s tests and pictures as they are (npm run generate)', () => {
  expect(readFileSync(join(projectFolder, 'docs/feature-rows.md'), 'utf8')).toBe(featureRowsDocument());
});

test('every row that a title or a picture names has a name, and every row with a name has a test', () => {
  const named = new Set([...testsByRow().keys(), ...picturesByRow().keys()]);
  expect([...named].filter((id) => featureRowNames[id] === undefined)).toEqual([]);
  const tested = testsByRow();
  expect(Object.keys(featureRowNames).filter((id) => !tested.has(id))).toEqual([]);
});
