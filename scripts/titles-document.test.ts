import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from './run-command.ts';
import { titlesDocument } from './titles-document.ts';

test('docs/games/titles.md names every engine and title as its folder states it (npm run generate)', () => {
  expect(readFileSync(join(projectFolder, 'docs/games/titles.md'), 'utf8')).toBe(titlesDocument());
});
