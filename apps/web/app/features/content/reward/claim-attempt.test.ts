import { beforeEach, expect, test } from 'vitest';
import { browserSessionStorage } from '../../../platform/storage/stored-value.ts';
import { beginClaim, endClaim } from './claim-attempt.ts';

const storage = browserSessionStorage();
const daily = { promotionId: 'daily', occurrence: '2026-11-27' };
let count = 0;
const newKey = () => {
  count += 1;
  return `key-${count}`;
};

beforeEach(() => {
  sessionStorage.clear();
  count = 0;
});

test('F1 ME-10 a claim keeps its key until its outcome is certain, also over a reload', () => {
  expect(beginClaim(storage, daily, newKey)).toBe('key-1');
  expect(beginClaim(storage, daily, newKey)).toBe('key-1');
  expect(beginClaim(storage, { ...daily, occurrence: '2026-11-28' }, newKey)).toBe('key-2');
  endClaim(storage, daily);
  expect(beginClaim(storage, daily, newKey)).toBe('key-3');
});

test('ME-10 what is not ours in the storage is no attempt', () => {
  sessionStorage.setItem('wau_unresolved_claims', '{"daily 2026-11-27": 7}');
  expect(beginClaim(storage, daily, newKey)).toBe('key-1');
  endClaim(storage, daily);
  expect(sessionStorage.length).toBe(0);
});
