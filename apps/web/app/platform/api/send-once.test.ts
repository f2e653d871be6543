import { beforeEach, expect, test } from 'vitest';
import { browserSessionStorage } from '../storage/stored-value.ts';
import { beginAttempt, endAttempt, sendOnce, wasDoneBefore } from './send-once.ts';

let made = 0;
beforeEach(() => {
  sessionStorage.clear();
  made = 0;
});

const newKey = () => {
  made += 1;
  return `key-${made}`;
};
const begin = (amountMinor: string) =>
  beginAttempt(browserSessionStorage(), 'placeWithdrawal', { bankCardId: 'bcd_1', amountMinor }, newKey);

test('F1 each intention keeps its key until it has succeeded, whatever is tried in between', () => {
  const first = begin('100');
  const second = begin('200');
  expect(second).not.toBe(first);
  expect([begin('100'), begin('200')]).toEqual([first, second]);
  endAttempt(browserSessionStorage(), 'placeWithdrawal', { bankCardId: 'bcd_1', amountMinor: '100' });
  expect(begin('200')).toBe(second);
  expect(begin('100')).not.toBe(first);
});

test('F1 the same fields of another command are another order; their sequence and what is left out make none', () => {
  const storage = browserSessionStorage();
  const first = beginAttempt(storage, 'transferFunds', { from: 'main', to: 'kite' }, newKey);
  expect(beginAttempt(storage, 'placeDeposit', { from: 'main', to: 'kite' }, newKey)).not.toBe(first);
  const reordered = { to: 'kite', amountMinor: undefined, from: 'main' };
  expect(beginAttempt(storage, 'transferFunds', reordered, newKey)).toBe(first);
});

test('F1 a lost answer and a refusal keep the key, a success forgets it', async () => {
  const sent: string[] = [];
  const send = (outcome: 'lost' | 'done') =>
    sendOnce('claimReward', { promotionId: 'daily', occurrence: '2026-11-27' }, (key) => {
      sent.push(key);
      return outcome === 'done' ? Promise.resolve(outcome) : Promise.reject(new Error(outcome));
    });
  await expect(send('lost')).rejects.toThrow('lost');
  await send('done');
  await send('done');
  expect(sent[1]).toBe(sent[0]);
  expect(sent[2]).not.toBe(sent[0]);
  expect(sessionStorage.length).toBe(0);
});

test('what stands in the storage and is no attempt is none', () => {
  sessionStorage.setItem('wau_unresolved_orders', JSON.stringify([{ order: 7 }]));
  expect(begin('100')).toBe('key-1');
});

test('F1 an answer of long ago to what went out before tells of what was done then', () => {
  const doneAt = '2026-01-02T03:04:05.000Z';
  const at = (seconds: number) => Date.parse(doneAt) + seconds * 1_000;
  expect(wasDoneBefore(true, doneAt, at(61))).toBe(true);
  expect(wasDoneBefore(true, doneAt, at(59)), 'a retry of the same tap').toBe(false);
  expect(wasDoneBefore(false, doneAt, at(61)), 'a first try by a clock that goes wrong').toBe(false);
});
