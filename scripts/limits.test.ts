import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findLimits, limitsDocument } from './limits.ts';
import { projectFolder } from './run-command.ts';

test('docs/limits.md names every limit with its value: a change of one is deliberate (npm run generate)', async () => {
  const limits = await findLimits();
  expect(limits.length).toBeGreaterThan(150);
  expect(readFileSync(join(projectFolder, 'docs/limits.md'), 'utf8')).toBe(limitsDocument(limits));
});
