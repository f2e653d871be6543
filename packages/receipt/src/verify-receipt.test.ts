import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalText, type JsonValue } from './canonical-text.ts';
import { readReceiptKeys } from './read-receipt.ts';
import type { OrderOutcome, PlacedOrder, Receipt } from './receipt.ts';
import { placedHashOf } from './receipt-signature.ts';
import type { ReceiptCheckName } from './receipt-verdict.ts';
import {
  exampleKey,
  exampleKeys,
  exampleOutcome,
  examplePlaced,
  signReceipt,
} from './testing/signed-receipt.ts';
import { verifyReceipt } from './verify-receipt.ts';

const keys = exampleKeys();
const outcome = exampleOutcome();
const receipt = signReceipt(examplePlaced, outcome);
const text = JSON.stringify(receipt);

type Path = readonly (string | number)[];

/** Where there is something in a value that can be changed by itself. */
function leavesOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, item]) =>
    leavesOf(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function changed(value: unknown, path: Path, change: (found: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? changed(item, rest, change) : item));
  return Object.fromEntries(
    Object.entries(value as object).map(([name, item]) => [
      name,
      name === key ? changed(item, rest, change) : item,
    ]),
  );
}

/** Another value that the same field could hold, as near as can be. */
function other(found: unknown): unknown {
  if (typeof found === 'boolean') return !found;
  if (typeof found === 'number') return found + 1;
  if (found === null) return '0'.repeat(64);
  const last = String(found).at(-1) ?? '';
  const next = /^[0-8a-e]$/.test(last) ? String.fromCharCode(last.charCodeAt(0) + 1) : '1';
  return String(found).slice(0, -1) + next;
}

function wrongChecks(of: Receipt | string): readonly ReceiptCheckName[] {
  const { checks } = verifyReceipt(typeof of === 'string' ? of : JSON.stringify(of), keys);
  return checks.filter(({ isRight }) => !isRight).map(({ check }) => check);
}

describe('a receipt', () => {
  test('is right with the merchant’s keys, and unconfirmed as long as nobody has them', () => {
    const { verdict, checks, entries } = verifyReceipt(text, keys);
    expect(checks.filter(({ isRight }) => !isRight)).toEqual([]);
    expect(verdict).toBe('right');
    expect(verifyReceipt(text, undefined).verdict).toBe('unconfirmed');
    expect(entries.map(({ state }) => state)).toEqual(['settled', 'cancelled', 'open']);
    expect(entries[0]?.lines.map(({ payoutMinor }) => payoutMinor)).toEqual(
      outcome.entries[0]?.draw?.linePayoutsMinor.map(BigInt),
    );
    expect(entries[0]?.lines[1]?.payoutMinor).toBe(1_982n);
  });

  test('is right before its draws as well, and in whatever way its parts are spaced', () => {
    expect(verifyReceipt(JSON.stringify(signReceipt(examplePlaced, null)), keys).verdict).toBe('right');
    expect(verifyReceipt(`\r\n${JSON.stringify(receipt, null, '\t')}\n`, keys).verdict).toBe('right');
  });

  test.each(leavesOf(receipt).map((path) => [path.join('.'), path] as const))(
    'with another %s is refused',
    (_, path) => {
      expect(verifyReceipt(JSON.stringify(changed(receipt, path, other)), keys).verdict).toBe('refused');
      expect(verifyReceipt(JSON.stringify(changed(receipt, path, other)), undefined).verdict).toBe('refused');
    },
  );

  test('is refused with any one character changed, taken away or added', () => {
    const character = fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code));
    const position = fc.integer({ min: 0, max: text.length - 1 });
    fc.assert(
      fc.property(position, character, fc.constantFrom('change', 'remove', 'add'), (at, written, deed) => {
        const put = deed === 'remove' ? '' : written;
        const tampered = text.slice(0, at) + put + text.slice(deed === 'add' ? at : at + 1);
        fc.pre(tampered !== text && !(deed === 'add' && written === ' '));
        expect(verifyReceipt(tampered, undefined).verdict).toBe('refused');
      }),
      { numRuns: 400 },
    );
  });

  test.each([
    ['a field more', text.replace('"placed":', '"more":1,"placed":')],
    ['a field twice', text.replace('"keyId":', '"keyId":"0000000000000000","keyId":')],
    ['a letter written in another way', text.replace('"wau"', '"\\u0077au"')],
    ['a number written in another way', text.replace('"entry":1,', '"entry":1.0,')],
    ['no text at all', ''],
    ['a list', '[]'],
    ['what is not JSON', 'receipt'],
    ['a field that is missing', text.replace('"stopsOnWin":false,', '')],
  ])('with %s is not read', (_, tampered) => {
    expect(wrongChecks(tampered)).toEqual(['text']);
  });

  test('whose outcome nobody signed is refused, and so is a signature of none', () => {
    expect(wrongChecks({ ...receipt, outcomeSignature: null })).toEqual(['outcomeSigned']);
    expect(wrongChecks({ ...receipt, outcome: null })).toEqual(['outcomeSigned']);
  });

  test('of another key is refused with the merchant’s keys only', () => {
    const forged = signReceipt(examplePlaced, outcome, exampleKey('another'));
    expect(verifyReceipt(JSON.stringify(forged), undefined).verdict).toBe('unconfirmed');
    expect(wrongChecks(forged)).toEqual(['keyPublished']);
    const others = { ...keys, merchantCode: 'laut' };
    expect(verifyReceipt(text, others).verdict).toBe('refused');
  });

  test('keys as they are published are read, and nothing else', () => {
    expect(readReceiptKeys(JSON.stringify(keys))).toEqual(keys);
    expect(readReceiptKeys(text)).toBeUndefined();
  });
});

/**
 * What no rule of a draw tells: the books, the currency, whether a chase stops, and, of draws that are to come or were given
 * back, at which odds and on which seed they stand and which of them it was.
 */
const onlySigned = [
  /TransferId$/,
  /transferIds/,
  /^currencyCode$/,
  /^stopsOnWin$/,
  /^entries\.[12]\.(?:slip|commitment)$/,
  /^entries\.1\.entry$/,
];

describe('a house that signs what is not true is found out', () => {
  const placedPaths = leavesOf(examplePlaced).map((path) => [path.join('.'), path] as const);
  const outcomePaths = leavesOf(outcome).map((path) => [path.join('.'), path] as const);
  const canBeReckoned = ([name]: readonly [string, Path]): boolean =>
    !onlySigned.some((pattern) => pattern.test(name));

  test.each(placedPaths.filter((path) => canBeReckoned(path) || path[0].endsWith('1.entry')))(
    'by placed.%s',
    (_, path) => {
      const placed = changed(examplePlaced, path, other) as PlacedOrder;
      const lie = { ...outcome, placedHash: placedHashOf(placed) };
      expect(wrongChecks(signReceipt(placed, lie))).not.toEqual([]);
    },
  );

  test.each(outcomePaths.filter(canBeReckoned))('by outcome.%s', (_, path) => {
    const lie = changed(outcome, path, other) as OrderOutcome;
    expect(wrongChecks(signReceipt(examplePlaced, lie))).not.toEqual([]);
  });

  test.each<[string, ReceiptCheckName[], Partial<PlacedOrder>]>([
    ['rules that nobody knows', ['rules', 'slip', 'stake', 'numbers', 'payout'], { family: 'unknown' }],
    ['an own draw as an official one', ['commitment', 'numbers'], { drawSource: 'official' }],
    ['another sum', ['orderStake'], { stakeMinor: '18001' }],
    ['another moment', ['slip'], { placedAt: '2026-11-29T10:00:00.008Z' }],
  ])('%s', (_, checks, part) => {
    const placed = { ...examplePlaced, ...part };
    const lie = { ...outcome, placedHash: placedHashOf(placed) };
    expect([...new Set(wrongChecks(signReceipt(placed, lie)))]).toEqual(checks);
  });

  test('a slip that counts twice, or not at all', () => {
    const [first, second] = outcome.entries;
    const proof = first?.draw?.seed;
    if (first?.draw == null || second === undefined || proof == null) throw new Error('it was drawn');
    const [one = '', own = ''] = proof.slipHashes;
    for (const slipHashes of [[own, own], [one]]) {
      const draw = { ...first.draw, seed: { ...proof, slipHashes } };
      const lie = { ...outcome, entries: [{ ...first, draw }, second] };
      expect(wrongChecks(signReceipt(examplePlaced, lie))).toContain('slipInRoot');
    }
    // The house may as well have put it into the root twice, and drawn by that.
    expect(wrongChecks(signReceipt(examplePlaced, exampleOutcome([own])))).toEqual(['slipInRoot']);
  });

  test.each([
    ['picks in another order', '1,2,3,4,5|', '2,1,3,4,5|'],
    ['odds of more prizes than there are', ' 99100', ' 99100/99100'],
    ['a line group that has no odds', ' 99100', ''],
  ])('a slip with %s, which the rules do not write', (_, written, instead) => {
    const entries = examplePlaced.entries.map((entry) =>
      entry.entry === 3 ? { ...entry, slip: entry.slip.replace(written, instead) } : entry,
    );
    const placed = { ...examplePlaced, entries };
    const lie = { ...outcome, placedHash: placedHashOf(placed) };
    expect(wrongChecks(signReceipt(placed, lie))).toEqual(['slip', 'stake']);
  });

  test('an end of which no draw is shown', () => {
    const [first, second] = outcome.entries;
    if (first === undefined || second === undefined) throw new Error('two are over');
    const lost = { ...first, payoutMinor: '0', transferIds: [], draw: null };
    expect(wrongChecks(signReceipt(examplePlaced, { ...outcome, entries: [lost, second] }))).toEqual([
      'ended',
    ]);
  });

  test('an end that left the stake with the house', () => {
    const [first, second] = outcome.entries;
    if (first === undefined || second === undefined) throw new Error('two are over');
    const kept = { ...second, refundMinor: '0', transferIds: [] };
    expect(wrongChecks(signReceipt(examplePlaced, { ...outcome, entries: [first, kept] }))).toEqual([
      'ended',
    ]);
    const unpaid = { ...first, transferIds: [] };
    expect(wrongChecks(signReceipt(examplePlaced, { ...outcome, entries: [unpaid, second] }))).toEqual([
      'ended',
    ]);
    expect(wrongChecks(signReceipt(examplePlaced, { ...outcome, entries: [second, first] }))).toEqual([
      'outcomeOfOrder',
    ]);
  });
});

test('a result from elsewhere has no seed: its form, the slip and the payout are looked at', () => {
  const [first] = outcome.entries;
  if (first?.draw == null) throw new Error('it was drawn');
  const placed: PlacedOrder = {
    ...examplePlaced,
    drawSource: 'official',
    stakeMinor: '6000',
    entries: examplePlaced.entries.slice(0, 1).map((entry) => ({ ...entry, commitment: null })),
  };
  const draw = { ...first.draw, seed: null, publishedBy: ['aminah', 'zainal'] };
  const told = { placedHash: placedHashOf(placed), entries: [{ ...first, draw }] };
  expect(wrongChecks(signReceipt(placed, told))).toEqual([]);
  // A corrected result has one name, that of whoever ordered it, and so has what a feed makes up.
  const corrected = { ...told, entries: [{ ...first, draw: { ...draw, publishedBy: ['zainal'] } }] };
  expect(wrongChecks(signReceipt(placed, corrected))).toEqual([]);
  for (const other of [{ publishedBy: [] }, { seed: first.draw.seed }]) {
    const lie = { ...told, entries: [{ ...first, draw: { ...draw, ...other } }] };
    expect(wrongChecks(signReceipt(placed, lie))).toEqual(['numbers']);
  }
  const broken = { ...draw, result: { ...draw.result, more: ['1'] } };
  const lie = { ...told, entries: [{ ...first, draw: broken }] };
  expect(wrongChecks(signReceipt(placed, lie))).toEqual(['numbers', 'payout']);
});

test('the one text of a value has its keys in order and no spaces', () => {
  const value: JsonValue = { b: [1, true, null], a: { d: 'é"\n', c: -1 } };
  expect(canonicalText(value)).toBe('{"a":{"c":-1,"d":"é\\"\\n"},"b":[1,true,null]}');
});
