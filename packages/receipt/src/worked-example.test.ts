import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readReceipt, readReceiptKeys } from './read-receipt.ts';
import { digestOf } from './slip-path.ts';
import { exampleKeys, exampleOutcome, examplePlaced, signReceipt } from './testing/signed-receipt.ts';
import { verifyReceipt } from './verify-receipt.ts';

const read = (name: string): string =>
  readFileSync(new URL(`../../../docs/lottery/${name}`, import.meta.url), 'utf8');
const page = read('receipts.md');
const file = read('example.wau-receipt.json');
const receipt = readReceipt(file) ?? expect.fail('not a receipt');
const keys = readReceiptKeys(read('example-receipt-keys.json')) ?? expect.fail('not keys');

test('the example of docs/lottery/receipts.md is the one of the tests, and it is right', () => {
  expect(receipt).toEqual(signReceipt(examplePlaced, exampleOutcome()));
  expect(keys).toEqual(exampleKeys());
  expect(verifyReceipt(file, keys).verdict).toBe('right');
});

test('the page shows what the example gives', () => {
  const slip = receipt.placed.entries[0]?.slip ?? '';
  const draw = receipt.outcome?.entries[0]?.draw ?? expect.fail('it was drawn');
  const proof = draw.seed ?? expect.fail('it is an own draw');
  const stream = createHmac('sha256', proof.seed).update(`${proof.slipRoot}:0:0`).digest('hex');
  for (const value of [
    receipt.key.keyId,
    receipt.outcome?.placedHash ?? '',
    createHash('sha256').update(slip).digest('hex'),
    digestOf(proof.slipHashes),
    proof.slipRoot,
    receipt.placed.entries[0]?.commitment ?? '',
    stream.slice(0, 16),
  ]) {
    expect(page).toContain(`\`${value}\``);
  }
  const digits = [...stream].filter((digit) => digit < 'a').slice(0, 5);
  expect(draw.result).toEqual({ digits });
  expect(page).toContain(`The numbers are ${digits.join(' ')}.`);
  expect(draw.linePayoutsMinor).toEqual(['0', String((99_100 * 100 * 2) / 10_000)]);
});
