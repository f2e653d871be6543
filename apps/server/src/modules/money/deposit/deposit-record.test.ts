import type { DepositStatus } from '@wau/contract/deposit-statuses';
import { makeId } from '@wau/contract/ids';
import { toMinor } from '@wau/money/minor';
import { systemRandom } from '@wau/service/random';
import { describe, expect, test } from 'vitest';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';

const server = await createTestServer();

type Query = NonNullable<NonNullable<Parameters<typeof server.call<'listDepositRecord'>>[1]>['query']>;
type Choice = Omit<Query, 'cursor' | 'pageSize'>;

/** A deposit that was placed at a moment; one that is `pending` here is over after a quarter of an hour. */
async function placeAt(member: TestMember, moment: string, amountMinor: number, status: DepositStatus) {
  const placedAt = new Date(moment);
  const depositId = makeId('deposit', placedAt.getTime(), systemRandom.bytes(10));
  await server.runner.query({
    text: `insert into wau.deposits (merchant_id, deposit_id, member_id, method_code, provider_code, amount_minor, currency,
             status, payment_intent, placed_at, expires_at, decided_at)
           values ('wau', $1, $2, 'online-banking', 'sandbox', $3, 'MYR', $4, '{}', $5, $5::timestamptz + interval '15 minutes',
             case when $4 = 'pending' then null else $5::timestamptz end)`,
    values: [depositId, member.memberId, toMinor(BigInt(amountMinor)), status, placedAt],
  });
  return depositId;
}

const list = async ({ token }: TestMember, query: Query) =>
  (await server.call('listDepositRecord', { token, query })).value();
const totals = async ({ token }: TestMember, query: Choice) =>
  (await server.call('getDepositTotals', { token, query })).value();
const file = ({ token }: TestMember, query: Choice, headers = {}) =>
  server.call('exportDeposits', { token, query, headers });

// The merchant's days begin at 16:00 UTC.
const march = { fromDay: '2026-03-01', toDay: '2026-03-31' };

describe('CA-04 SH-02 the record of deposits', () => {
  test('is kept to the merchant’s days and to a state, newest first, page after page, and its totals are those of all pages', async () => {
    const member = await server.openMember('depositor');
    const other = await server.openMember('otherdepositor');
    await placeAt(member, '2026-02-28T15:59:59Z', 1, 'approved');
    const first = await placeAt(member, '2026-02-28T16:00:00Z', 10, 'approved');
    const declined = await placeAt(member, '2026-03-10T04:00:00Z', 100, 'declined');
    const over = await placeAt(member, '2026-03-11T04:00:00Z', 1_000, 'pending');
    const last = await placeAt(member, '2026-03-31T15:59:59Z', 10_000, 'approved');
    await placeAt(member, '2026-03-31T16:00:00Z', 100_000, 'approved');
    await placeAt(other, '2026-03-11T04:00:00Z', 7, 'approved');

    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(member, { ...march, pageSize: 3, ...(cursor === undefined ? {} : { cursor }) });
      ids.push(...page.list.map(({ depositId }) => depositId));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(ids).toEqual([last, over, declined, first]);
    expect(await totals(member, march)).toEqual({
      ...{ depositCount: 4, amountMinor: '11110', creditedMinor: '10010', currencyCode: 'MYR' },
    });

    const expired = await list(member, { ...march, status: 'expired' });
    expect(expired.list.map(({ depositId, status }) => [depositId, status])).toEqual([[over, 'expired']]);
    expect(await totals(member, { ...march, status: 'expired' })).toMatchObject({
      ...{ depositCount: 1, amountMinor: '1000', creditedMinor: '0' },
    });
    expect((await list(member, { ...march, status: 'pending' })).list).toEqual([]);
  });

  test('as a file has titles and words in the language of the request, times where the merchant is, and its own rows alone', async () => {
    const member = await server.openMember('filedepositor');
    const id = await placeAt(member, '2026-03-10T17:30:05Z', 123_456, 'approved');
    const answer = await file(member, march);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="rekod-deposit_2026-03-01_2026-03-31.csv"',
      'cache-control': 'no-store',
    });
    expect(answer.value()).toBe(
      '\uFEFFMasa (GMT+8),Nombor,Kaedah,Status,Jumlah,Mata wang,Diputuskan\r\n' +
        `2026-03-11 01:30:05,${id},Perbankan dalam talian,Berjaya,1234.56,MYR,2026-03-11 01:30:05\r\n`,
    );
    const english = (await file(member, { ...march, status: 'declined' }, { language: 'EN' })).value();
    expect(english).toBe('\uFEFFTime (GMT+8),Number,Method,Status,Amount,Currency,Decided\r\n');
  });

  test('reaches back further than three months as a file, a quarter at a time', async () => {
    const member = await server.openMember('longdepositor');
    await placeAt(member, '2024-02-01T04:00:00Z', 500, 'approved');
    expect((await file(member, { fromDay: '2024-01-01', toDay: '2024-04-02' })).value()).toContain(',5.00,');
    expect((await file(member, { fromDay: '2024-01-01', toDay: '2024-04-03' })).outcome()).toBe(
      '400 request.invalid',
    );
  });

  test('is written to sixty files an hour', async () => {
    const member = await server.openMember('busydepositor');
    for (let number = 0; number < 60; number += 1) expect((await file(member, march)).outcome()).toBe('200');
    expect((await file(member, march)).outcome()).toBe('429 rate.limited');
  });
});
