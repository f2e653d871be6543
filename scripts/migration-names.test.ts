import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from './run-command.ts';

/** The areas of the server's modules, and what all of them stand on. */
const areas = ['platform', ...readdirSync(join(projectFolder, 'apps/server/src/modules'))];

test('a migration of the server begins with the area whose tables it makes', () => {
  const names = readdirSync(join(projectFolder, 'apps/server/migrations'));
  const inAnArea = new RegExp(`^\\d{4}-(?:${areas.join('|')})-[a-z-]+\\.sql$`);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !inAnArea.test(name))).toEqual([]);
});
