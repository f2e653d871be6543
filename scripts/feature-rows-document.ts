import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { screenRows } from '@wau/e2e/screen-rows';
import { featureRowNames } from './feature-row-names.ts';
import { projectFolder } from './run-command.ts';

/** A row's id; titles of tests begin with those of what they prove, beside ids of promises. */
const rowId = /\b[A-Z]{2}-\d{2}\b/g;
const titleBegin = /['"`]((?:(?:[A-Z]{2}-\d{2}|[A-Z]\d{1,2})[ :])+)/g;

const testFiles = [
  '{packages,apps,start,scripts}/**/*.test.{ts,tsx}',
  // What several tests share, titles included.
  '{packages,apps,start}/**/testing/*.{ts,tsx}',
  'e2e/*.spec.ts',
];

/** By row: the files with a test whose title names it. */
export function testsByRow(): ReadonlyMap<string, readonly string[]> {
  const files = globSync(testFiles, { cwd: projectFolder, exclude: ['**/node_modules/**', '**/build/**'] });
  const found = new Map<string, string[]>();
  for (const file of files.toSorted()) {
    const text = readFileSync(join(projectFolder, file), 'utf8');
    const titles = [...text.matchAll(titleBegin)].map(([, ids = '']) => ids).join(' ');
    for (const id of new Set(titles.match(rowId))) found.set(id, [...(found.get(id) ?? []), file]);
  }
  return found;
}

/** By row: the pictures of the contact sheet that show it. */
export function picturesByRow(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [picture, ids] of Object.entries(screenRows)) {
    for (const id of ids.split(' ')) found.set(id, [...(found.get(id) ?? []), picture]);
  }
  return found;
}

/** `docs/feature-rows.md`: each row of the feature list with its tests, and where it is seen. */
export function featureRowsDocument(): string {
  const tests = testsByRow();
  const pictures = picturesByRow();
  return [
    '# Rows of the feature list',
    '',
    '`npm run generate` writes this page, and a test compares it: which files have a test whose title names the row, and which',
    'pictures of the contact sheet (`npm run screens`, in Malay and English) show it. Rows of parts that do not exist yet are',
    'not listed.',
    '',
    '| row | what | tests | seen |',
    '|---|---|---|---|',
    ...Object.entries(featureRowNames).map(
      ([id, name]) =>
        `| ${id} | ${name} | ${filesOf(tests.get(id))} | ${pictures.get(id)?.join(', ') ?? 'no screen of its own'} |`,
    ),
    '',
  ].join('\n');
}

/** What tests of one name stand in several folders is told apart by nothing but the count: the name finds them all. */
function filesOf(files: readonly string[] = []): string {
  return [...new Set(files.map((file) => `\`${basename(file).replace(/\.tsx?$/, '')}\``))].join(', ');
}
