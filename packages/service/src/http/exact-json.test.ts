import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactJsonText, InexactJsonError, parseExactJson } from './exact-json.ts';

const parse = (text: string) => parseExactJson(Buffer.from(text));

test('whole numbers keep all their digits, there and back', () => {
  const value = { amount: 900_719_925_474_099_301n, list: [0n, -7n, 'x', null, true], gone: undefined };
  const text = exactJsonText(value);
  expect(text).toBe('{"amount":900719925474099301,"list":[0,-7,"x",null,true]}');
  expect(parse(text)).toEqual({ amount: 900_719_925_474_099_301n, list: [0n, -7n, 'x', null, true] });
});

test.each(['1.0', '1e3', '1E400', '-0.5', '1234567890123456789', '01', '{', '', 'NaN', '{"a":1,}'])(
  'refuses %s',
  (text) => {
    expect(() => parse(text)).toThrow(InexactJsonError);
  },
);

test('refuses bytes that are no text', () => {
  expect(() => parseExactJson(Uint8Array.of(0x22, 0xff, 0x22))).toThrow(InexactJsonError);
});

test('any JSON of texts and whole numbers comes back as it was', () => {
  const whole = fc.bigInt({ min: -(10n ** 18n) + 1n, max: 10n ** 18n - 1n });
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      whole,
      fc.string(),
      fc.boolean(),
      fc.array(tie('tree')),
      fc.dictionary(
        fc.string().filter((key) => key !== '__proto__'),
        tie('tree'),
        { noNullPrototype: true },
      ),
    ),
  }));
  fc.assert(
    fc.property(tree, (value) => {
      expect(parse(exactJsonText(value))).toEqual(value);
    }),
  );
});
