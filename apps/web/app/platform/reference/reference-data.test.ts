import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../../test-support/fake-api.ts';
import { type ApiClient, createApiClient } from '../api/api-client.ts';
import {
  keepReferenceData,
  type ReferenceOccasion,
  reference,
  referenceLifetimeMs,
} from './reference-data.ts';

const usual: ReferenceOccasion = { language: 'MY', merchantCode: 'wau', contentVersion: 'a-1' };
let occasion: ReferenceOccasion | undefined;
let nowMs: number;
let api: ApiClient;
let requests: number;

const createApi = () => createApiClient({ fetch: fakeApi({}), language: () => 'MY', token: () => undefined });
const start = () => {
  api = createApi();
  keepReferenceData(api, { storage: sessionStorage, occasion: () => occasion, nowMs: () => nowMs });
};
const ask = () =>
  reference(api, 'lotteries', async () => {
    requests += 1;
    return [`answer ${requests}`];
  });

beforeEach(() => {
  [occasion, nowMs, requests] = [usual, 1_000_000, 0];
  start();
});
afterEach(() => {
  sessionStorage.clear();
});

test('GA-08 what is kept is not asked for again, after a reload neither', async () => {
  expect(await ask()).toEqual(['answer 1']);
  expect(await ask()).toEqual(['answer 1']);
  start();
  expect(await ask()).toEqual(['answer 1']);
  expect(requests).toBe(1);
});

test.each([
  ['another language', { language: 'EN' }],
  ['another merchant, as that of a trial', { merchantCode: 'wautrial' }],
  ['something that has changed at the site', { contentVersion: 'a-2' }],
])('GA-08 %s makes it missing', async (_, change) => {
  await ask();
  occasion = { ...usual, ...change };
  expect(await ask()).toEqual(['answer 2']);
  expect(await ask()).toEqual(['answer 2']);
});

test('GA-08 it is missing when its time is over, or lies ahead', async () => {
  await ask();
  nowMs += referenceLifetimeMs - 1;
  await ask();
  expect(requests).toBe(1);
  nowMs += 1;
  await ask();
  expect(requests).toBe(2);
  nowMs -= 10_000;
  await ask();
  expect(requests).toBe(3);
});

test('GA-08 it goes with all else that the tab holds when the member leaves', async () => {
  await ask();
  sessionStorage.clear();
  await ask();
  expect(requests).toBe(2);
});

test.each(['{', '"text"', '{"keptAtMs":1}', 'null'])(
  'GA-08 %s in its place counts as missing',
  async (text) => {
    await ask();
    sessionStorage.setItem('wau_reference lotteries', text);
    await ask();
    expect(requests).toBe(2);
  },
);

test('GA-08 an answer that fails is not kept', async () => {
  await expect(reference(api, 'lotteries', () => Promise.reject(new Error('offline')))).rejects.toThrow(
    'offline',
  );
  expect(await ask()).toEqual(['answer 1']);
});

test('GA-08 without a version of the content, or on a server, everything is asked for', async () => {
  occasion = undefined;
  await ask();
  await ask();
  api = createApi();
  await ask();
  expect(requests).toBe(3);
});
