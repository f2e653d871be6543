import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { houseVendors } from '@wau/server/modules/operation/merchant/house-vendors';
import { generateMatches } from '@wau/server/modules/play/match/generated-match-feed';
import { virtualLeagues } from '@wau/server/modules/play/match/virtual-leagues';
import { expect, test } from 'vitest';
import { markFiles } from './marks.ts';
import { projectFolder } from './run-command.ts';

const files = markFiles();

test('the site serves the marks as they are drawn: npm run generate', () => {
  for (const [path, drawing] of files) {
    expect(readFileSync(join(projectFolder, 'apps/web/public', path), 'utf8'), path).toBe(drawing);
  }
});

test('GA-04 every team that may play has a mark of its own, and so has every vendor of the demo', () => {
  const wanted = [
    ...virtualLeagues.flatMap(({ teams }) => teams).map(({ teamId }) => `art/teams/${teamId}.svg`),
    ...houseVendors.map(({ vendorCode }) => `art/vendors/${vendorCode}.svg`),
  ];
  expect(wanted.toSorted()).toEqual([...files.keys()].toSorted());
  expect(new Set(files.values()).size).toBe(files.size);
  for (const { home, away } of generateMatches('any', 'EN', Date.UTC(2026, 10, 1))) {
    expect(files.has(home.imageUrl.slice(1))).toBe(true);
    expect(files.has(away.imageUrl.slice(1))).toBe(true);
  }
});
