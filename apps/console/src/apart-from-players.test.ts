// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { callTable, gameCallTable } from '@wau/contract/call-table.generated';
import { operatorCallTable } from '@wau/contract/operator-call-table.generated';
import { expect, test } from 'vitest';

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));

/** What browsers of players are built from: the player app and the clients of games, and what they import by name. */
const playerSources = globSync(
  [
    'apps/web/app/**/*.{ts,tsx,css}',
    'apps/web/service-worker/*.ts',
    'apps/studio/client/src/**/*.{ts,tsx,css}',
  ],
  { cwd: projectFolder },
);

test('no page of a player is built from the console, its texts or its calls', () => {
  expect(playerSources.length).toBeGreaterThan(500);
  const found = playerSources.filter((file) =>
    /@wau\/console|i18n\/console|catalogue\/console|operator-call-table|wps\/operator/.test(
      readFileSync(`${projectFolder}/${file}`, 'utf8'),
    ),
  );
  expect(found).toEqual([]);
});

test('no call of an operator stands in a table that players load', () => {
  const ofPlayers = new Set([...Object.keys(callTable), ...Object.keys(gameCallTable)]);
  const ofOperators = Object.entries(operatorCallTable);
  expect(ofOperators.length).toBeGreaterThan(30);
  expect(ofOperators.filter(([name]) => ofPlayers.has(name))).toEqual([]);
  for (const [name, { path }] of ofOperators) expect(path, name).toMatch(/^\/wps\/operator\//);
});
