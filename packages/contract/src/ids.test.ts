import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeId, parseId, parseMerchantCode } from './ids.ts';

const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 });
const moments = fc.integer({ min: 0, max: 281_474_976_710_655 });

describe('ids', () => {
  test('carry their prefix and are read back only as their own kind', () => {
    fc.assert(
      fc.property(moments, bytes, (nowMs, random) => {
        const id = makeId('member', nowMs, random);
        expect(id).toMatch(/^mbr_.{26}$/);
        expect(parseId('member', id)).toBe(id);
        expect(parseId('round', id)).toBeUndefined();
      }),
    );
  });

  test('sort by the time they were made', () => {
    fc.assert(
      fc.property(moments, moments, bytes, bytes, (a, b, first, second) => {
        fc.pre(a < b);
        expect(makeId('round', a, first) < makeId('round', b, second)).toBe(true);
      }),
    );
  });

  test('differ wherever their random bytes differ', () => {
    fc.assert(
      fc.property(bytes, bytes, (first, second) => {
        fc.pre(first.some((byte, index) => byte !== second[index]));
        expect(makeId('round', 0, first)).not.toBe(makeId('round', 0, second));
      }),
    );
  });

  test('refuse a wrong number of random bytes', () => {
    expect(() => makeId('round', 0, new Uint8Array(9))).toThrow(RangeError);
  });

  test('merchant codes are short lower-case words', () => {
    expect(parseMerchantCode('wau')).toBe('wau');
    expect(parseMerchantCode('Wau')).toBeUndefined();
    expect(parseMerchantCode('a')).toBeUndefined();
    expect(parseMerchantCode("wau'--")).toBeUndefined();
  });
});
