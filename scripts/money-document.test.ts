import { idPrefixes } from '@wau/contract/ids';
import { reasons } from '@wau/ledger/reasons';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentedReasons, readMoneyDocument } from './money-document.ts';
import { readSources, type Sources } from './read-sources.ts';

const documented = documentedReasons(readMoneyDocument());
let sources: Sources;
beforeAll(async () => {
  const all = await readSources(['apps/*/src/*.ts', 'packages/ledger/src/*.ts']);
  sources = new Map(
    [...all].filter(([file]) => !/\.test\.ts$|\/testing\/|\/prove\/|\/demo\/|seed-demo/.test(file)),
  );
});

/** Files that hand the ledger a transfer for the reason. */
const postersOf = (reason: string) =>
  [...sources].flatMap(([file, text]) => (text.includes(`reason: '${reason}'`) ? [file] : []));

describe('docs/money.md', () => {
  test('has one row for each reason of the ledger, and no other', () => {
    expect(documented.map(({ reason }) => reason).sort()).toEqual([...reasons].sort());
  });

  test.each(documented)('says where $reason is posted, and everywhere it is', ({ reason, files }) => {
    expect([...files].sort()).toEqual(postersOf(reason).sort());
  });

  test.each(documented)('$reason names accounts that its files move between', ({ from, to, files }) => {
    for (const account of [...from, ...to]) {
      const [owner, section] = account.split(':');
      const names =
        owner === 'player'
          ? ['playerAccountId(', 'walletAccount(', 'vendorWalletAccount(']
          : [
              `houseAccountId('${section}'`,
              ...(section === 'games' ? ['gameAccount('] : []),
              ...(section === 'games' || section === 'lottery' ? ['betHouseAccount('] : []),
            ];
      for (const file of files) {
        const text = sources.get(file) ?? '';
        expect(
          names.some((name) => text.includes(name)),
          `${account} in ${file}`,
        ).toBe(true);
      }
    }
  });

  test.each(documented)('$reason names ids and keys that exist, and reasons that undo it', (row) => {
    if (row.idPrefix !== undefined) {
      expect(Object.values(idPrefixes).map((prefix) => `${prefix}_`)).toContain(row.idPrefix);
    }
    if (row.keyPart !== undefined) {
      const [, name = ''] = /^([^:/]*\/?)/.exec(row.keyPart) ?? [];
      const isBuilt = [...sources.values()].some(
        (text) => text.includes(`toIdempotencyKey(\`${name}`) || text.includes(`}${row.keyPart}`),
      );
      expect(isBuilt, row.keyPart).toBe(true);
    }
    for (const reason of row.undoneBy) expect(reasons).toContain(reason);
  });
});
