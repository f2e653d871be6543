import type { MerchantCode } from '@wau/contract/ids';
import type { StatementLineBody } from '@wau/contract/vendor-wallets/statement';
import { systemRandom } from '@wau/service/random';
import type { BytesKey } from '@wau/service/secrets/bytes-signature';
import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import { Pool } from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestServer, testSecret } from '../../../testing/test-server.ts';
import { houseVendorKeyPair, houseVendorSecret } from '../../operation/merchant/house-vendors.ts';
import { testQuestions } from '../vendor/testing/test-questions.ts';
import { type ReconciliationLimits, reconciliationLimits } from './reconcile-day.ts';
import { reconcileVendorsJob } from './reconcile-vendors-job.ts';
import { signedAnswer } from './testing/fake-statement.ts';

const server = await createTestServer();
const never = new AbortController().signal;
let answer: () => Promise<object>;
let aheadMs = 0;
const page = (lines: readonly StatementLineBody[], next: string | null) => ({ lines, next });
const keyOf = (vendorCode: string): BytesKey =>
  vendorCode === 'angin'
    ? houseVendorKeyPair(testSecret, vendorCode).privateKey
    : houseVendorSecret(testSecret, vendorCode);
const honest: SignedTransport = async ({ path, rawBody }) =>
  signedAnswer(keyOf(path.split('/').at(-1) ?? ''), rawBody, await answer());
let transport = honest;
const yesterday = new Date(server.clock.nowMs() - 24 * 60 * 60_000).toISOString();
const line: StatementLineBody = {
  round: 'round-1',
  player: 'player-1',
  game: 'dice',
  currency: 'MYR',
  stakeMinor: '1',
  payoutMinor: '0',
  status: 'refunded',
  placedAt: yesterday,
};

async function reconcile(limits: Partial<ReconciliationLimits> = {}): Promise<void> {
  const merchant = await server.handle.merchantOf('', 'wau');
  if (merchant === undefined) throw new Error('the demo has its merchant');
  const { vendors } = merchant;
  const own = { merchantCode: merchant.merchantCode as MerchantCode, vendors: vendors.slice(0, 2) };
  const parts = {
    ...server,
    clock: { nowMs: () => server.clock.nowMs() + aheadMs },
    random: systemRandom,
    merchants: { all: async () => [own] } as never,
    questions: testQuestions(server, () => transport),
  };
  await reconcileVendorsJob(parts, { ...reconciliationLimits, ...limits }).run({}, never);
}

async function states() {
  const rows = await server.runner.query<{ state: string; failure: string | null }>({
    text: 'select state, failure from wau.reconciliations order by vendor_code, day desc',
    values: [],
  });
  return rows.map(({ state, failure }) => failure ?? state);
}

const owner = new Pool({ connectionString: server.testDatabase.superuserUrl, max: 1 });
owner.on('error', () => undefined);
afterAll(() => owner.end());
beforeEach(async () => {
  transport = honest;
  await owner.query('delete from wau.reconciliations');
});

test.each([
  ['a name with a space', { round: 'round 1' }],
  ['a time that no calendar has', { placedAt: '2026-99-99T99:99:99Z' }],
])('a statement with %s is not read, and each vendor is told of', async (_title, changes) => {
  answer = async () => page([{ ...line, ...changes }], null);
  await reconcile();
  expect(await states()).toEqual([expect.any(String), expect.any(String)]);
  expect(await states()).not.toContain('compared');
});

test('pages that follow one another without an end are not read', async () => {
  let count = 0;
  answer = async () => {
    count += 1;
    return page([], String(count).padStart(9, '0'));
  };
  await reconcile();
  expect(await states()).toEqual(['the pages do not go on', 'the pages do not go on']);
  answer = async () => {
    count += 1;
    return page([line], String(count).padStart(9, '0'));
  };
  await reconcile({ maximumPages: 20 });
  expect(await states()).toEqual(['the statement has no end', 'the statement has no end']);
  await reconcile({ maximumLines: 20 });
  expect(await states()).toEqual(['the statement has no end', 'the statement has no end']);
});

test('what a vendor has sent keeps nobody from being told that it cannot be read', async () => {
  answer = async () => {
    throw new Error('Unexpected token \0 in JSON');
  };
  await reconcile();
  expect(await states()).toEqual(['Unexpected token ? in JSON', 'Unexpected token ? in JSON']);
});

test('a statement whose pages take too long together is cut off, says so, and leaves the next vendor its time', async () => {
  let count = 0;
  answer = async () => {
    count += 1;
    aheadMs += 1_000;
    return page([{ ...line, round: `round-${count}` }], String(count).padStart(9, '0'));
  };
  try {
    await reconcile({ longestVendorMs: 5_000 });
  } finally {
    aheadMs = 0;
  }
  expect(count).toBe(10);
  const cutOff = 'cut off: the statement was not read to its end in the time for it';
  expect(await states()).toEqual([cutOff, cutOff]);
});

test('a vendor whose days take all of its time is asked for the others the next night', async () => {
  answer = async () => {
    aheadMs += 1_000;
    return page([], null);
  };
  try {
    await reconcile({ longestVendorMs: 3_000 });
  } finally {
    aheadMs = 0;
  }
  expect(await states()).toEqual(Array.from({ length: 6 }, () => 'compared'));
});

test('a day has what the days before it have left of the time of its vendor, and no more', async () => {
  let count = 0;
  answer = async () => {
    count += 1;
    aheadMs += 1_000;
    const isEndOfDay = count % 5 === 3;
    const lines = [{ ...line, round: `round-${count}` }];
    return page(lines, isEndOfDay ? null : String(count).padStart(9, '0'));
  };
  try {
    await reconcile({ longestVendorMs: 5_000 });
  } finally {
    aheadMs = 0;
  }
  const cutOff = 'cut off: the statement was not read to its end in the time for it';
  expect(await states()).toEqual(['compared', cutOff, 'compared', cutOff]);
  expect(count).toBe(10);
});

test('of more differences than are listed the first are, all are counted, and the day says so', async () => {
  const rounds = ['a', 'b', 'c', 'd', 'e'];
  answer = async () =>
    page(
      rounds.map((round) => ({ ...line, round, status: 'settled' })),
      null,
    );
  const ofYesterday = async () => {
    const days = await server.runner.query({
      text: `select day.difference_count as count, day.is_cut as cut,
                    (select string_agg(found.round_id, '' order by found.round_id)
                       from wau.statement_differences as found
                      where (found.merchant_id, found.vendor_code, found.day)
                          = (day.merchant_id, day.vendor_code, day.day)) as listed
               from wau.reconciliations as day where day.difference_count > 0 order by vendor_code`,
      values: [],
    });
    await owner.query('delete from wau.statement_differences');
    await owner.query('delete from wau.reconciliations');
    return days;
  };
  await reconcile({ maximumListedDifferences: 2 });
  const cut = { count: 5, cut: true, listed: 'ab' };
  expect(await ofYesterday()).toEqual([cut, cut]);
  await reconcile({ maximumListedDifferences: 5 });
  const whole = { count: 5, cut: false, listed: 'abcde' };
  expect(await ofYesterday()).toEqual([whole, whole]);
});

test.each<[string, SignedTransport]>([
  [
    'is signed by nobody',
    async (request) => {
      const { statusCode, body } = await honest(request);
      return { statusCode, body };
    },
  ],
  [
    'is signed by another vendor',
    async (request) => honest({ ...request, path: request.path.replace(/angin|rimba/, 'samudra') }),
  ],
  [
    'was changed after it was signed',
    async (request) => {
      const { raw = { text: '', headers: {} }, ...told } = await honest(request);
      return { ...told, raw: { ...raw, text: raw.text.replace('"stakeMinor":"1"', '"stakeMinor":"2"') } };
    },
  ],
  [
    'was given to another question',
    async (request) => {
      const { rawBody } = request;
      return honest({ ...request, rawBody: rawBody.replace(/"from":"[^"]*"/, `"from":"${yesterday}"`) });
    },
  ],
])('a statement that %s is not read', async (_title, deceiving) => {
  answer = async () => page([line], null);
  transport = deceiving;
  await reconcile();
  const refused = 'the answer is not signed by the vendor as one to this question';
  expect(await states()).toEqual([refused, refused]);
});
