import { idPattern, type MemberId, parseId } from '@wau/contract/ids';
import { toMinor } from '@wau/money/minor';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { houseAccountId, parseAccountId, playerAccountId } from './account-id.ts';
import { transferOf } from './testing/test-ledger.ts';
import {
  assertTransfer,
  inputHashOf,
  maximumTransferMinor,
  newTransferUuids,
  toIdempotencyKey,
  transferIdOfUuid,
} from './transfer.ts';

describe('account ids', () => {
  it('are made of readable parts', () => {
    expect(playerAccountId('mbr_01' as MemberId)).toBe('player:mbr_01:main');
    expect(houseAccountId('games', 'dice')).toBe('house:games:dice');
  });

  it.each(['', 'player', 'player:', 'Player:a', 'player:a b', 'player:a\nb', `player:${'a'.repeat(120)}`])(
    'refuse %j',
    (text) => expect(parseAccountId(text)).toBeUndefined(),
  );
});

describe('a transfer', () => {
  it.each(['', 'with space', 'línea', 'new\nline', 'a'.repeat(201)])('takes no key like %j', (text) => {
    expect(() => toIdempotencyKey(text)).toThrow(RangeError);
  });

  it('is between 1 and the maximum, between two accounts, with a short reference', () => {
    const good = transferOf({ amountMinor: maximumTransferMinor, reference: 'r'.repeat(200) });
    expect(() => assertTransfer(good)).not.toThrow();
    for (const change of [
      { amountMinor: toMinor(0n) },
      { amountMinor: toMinor(-1n) },
      { amountMinor: toMinor(maximumTransferMinor + 1n) },
      { debit: good.credit },
      { reference: '' },
      { reference: 'r'.repeat(201) },
      { reference: 'a\0b' },
    ]) {
      expect(() => assertTransfer({ ...good, ...change })).toThrow(RangeError);
    }
  });

  it('has another hash when any part of the input is another', () => {
    const transfer = transferOf({ reference: 'rnd_1' });
    const changes = [
      {},
      { idempotencyKey: toIdempotencyKey('another') },
      { debit: houseAccountId('a') },
      { credit: houseAccountId('a') },
      { amountMinor: toMinor(101n) },
      { currency: 'USD' },
      { reason: 'bonus' },
      { reference: 'rnd_2' },
    ] as const;
    const hashes = changes.map((change) => inputHashOf({ ...transfer, ...change }));
    expect(new Set(hashes).size).toBe(changes.length);
    expect(hashes[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(inputHashOf({ ...transfer })).toBe(hashes[0]);
  });
});

describe('transfer ids', () => {
  it('are made of time and randomness and read back from the uuid that PostgreSQL prints', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 2 ** 47 }),
        fc.uint8Array({ minLength: 30, maxLength: 30 }),
        (nowMs, bytes) => {
          const uuids = newTransferUuids(3, nowMs, { bytes: () => bytes });
          for (const uuid of uuids) {
            expect(uuid).toMatch(/^[0-9a-f]{32}$/);
            const dashed = uuid.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
            expect(transferIdOfUuid(dashed)).toBe(transferIdOfUuid(uuid));
            expect(transferIdOfUuid(uuid)).toMatch(new RegExp(idPattern('transfer')));
          }
        },
      ),
    );
  });

  it('sort by time', () => {
    const random = { bytes: (count: number) => new Uint8Array(count).fill(255) };
    const ids = [1_000, 2_000, 1_795_000_000_000].map((nowMs) =>
      transferIdOfUuid(newTransferUuids(1, nowMs, random)[0] ?? ''),
    );
    expect([...ids].sort()).toEqual(ids);
    expect(parseId('transfer', ids[0] ?? '')).toBe(ids[0]);
  });
});
