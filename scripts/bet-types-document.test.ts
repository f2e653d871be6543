import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allFamilies, betTypesDocument, proofsByFamily } from './bet-types-document.ts';
import { projectFolder } from './run-command.ts';

const page = readFileSync(join(projectFolder, 'docs/lottery/bet-types.md'), 'utf8');

test('LO-03 docs/lottery/bet-types.md tells each bet type as the rules have it (npm run generate)', () => {
  expect(page).toBe(betTypesDocument());
});

test('LO-03 every play has a test that goes through draws, and a row', () => {
  const proofs = proofsByFamily();
  expect(allFamilies().filter(({ code }) => !proofs.has(code))).toEqual([]);
  const rows = page.match(/^\| `/gm) ?? [];
  expect(rows).toHaveLength(allFamilies().reduce((sum, { plays }) => sum + plays.length, 0));
});
