import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestMember } from '../../testing/test-server.ts';
import { readTurnover } from './read-turnover.ts';
import { keepTurnover, selectTurnover, type TurnoverOwner } from './turnover-sql.ts';

const server = await createTestServer();
const observer = new Client({ connectionString: server.testDatabase.superuserUrl });
beforeAll(() => observer.connect());
afterAll(() => observer.end());

interface Rounds {
  readonly count: number;
  readonly hoursAgo: number;
  readonly status?: 'open' | 'settled' | 'refunded';
  readonly currency?: string;
}

/** Rounds of 10 sen each, of which 3 were given back where they are settled. */
async function addRounds({ memberId }: TestMember, rounds: Rounds): Promise<void> {
  const { count, hoursAgo, status = 'settled', currency = 'MYR' } = rounds;
  const placedAt = new Date(server.clock.nowMs() - hoursAgo * 3_600_000);
  const refunded = { open: 0, settled: 3, refunded: 10 }[status];
  await observer.query(
    `insert into wau.game_rounds (merchant_id, vendor_code, round_id, member_id, game_id, stake_minor, refunded_minor,
       currency, status, placed_at, settled_at)
     select 'wau', 'studio', 'rnd_' || gen_random_uuid(), $1, 'dice', 10, $2, $3, $4, $5,
            case when $4 <> 'open' then $5::timestamptz end
     from generate_series(1, $6)`,
    [memberId, refunded, currency, status, placedAt, count],
  );
}

const ownerOf = ({ merchantCode, memberId }: TestMember): TurnoverOwner => ({
  merchantCode,
  memberId,
  currencyCode: 'MYR',
});
const turnoverOf = (member: TestMember) => readTurnover(server, ownerOf(member));

async function keptFor({ memberId }: TestMember): Promise<string | undefined> {
  const text = 'select turnover_minor::text as kept from wau.member_turnovers where member_id = $1';
  return (await observer.query<{ kept: string }>(text, [memberId])).rows[0]?.kept;
}

test('ME-07 rounds of a few bets are summed up without anything kept', async () => {
  const member = await server.openMember('turnover.few');
  expect(await turnoverOf(member)).toBe(0n);
  await addRounds(member, { count: 999, hoursAgo: 25 });
  expect(await turnoverOf(member)).toBe(6_993n);
  expect(await keptFor(member)).toBeUndefined();
});

test('ME-07 the sum of many old rounds is kept, and changes no answer', async () => {
  const member = await server.openMember('turnover.many');
  await addRounds(member, { count: 1_000, hoursAgo: 48 });
  await addRounds(member, { count: 5, hoursAgo: 1 });
  await addRounds(member, { count: 9, hoursAgo: 30, currency: 'USD' });
  await addRounds(member, { count: 9, hoursAgo: 30, status: 'refunded' });
  expect(await turnoverOf(member)).toBe(7_035n);
  expect(await keptFor(member)).toBe('7000');
  expect(await turnoverOf(member)).toBe(7_035n);
  await addRounds(member, { count: 1_000, hoursAgo: 0 });
  expect(await turnoverOf(member)).toBe(14_035n);

  server.clock.advance(25 * 3_600_000);
  expect(await turnoverOf(member)).toBe(14_035n);
  expect(await keptFor(member)).toBe('14035');
  expect(await turnoverOf(member)).toBe(14_035n);
});

test('ME-07 nothing is kept before an old round that is still open, which counts when it is settled', async () => {
  const member = await server.openMember('turnover.open');
  await addRounds(member, { count: 1_000, hoursAgo: 48 });
  await addRounds(member, { count: 1, hoursAgo: 72, status: 'open' });
  expect(await turnoverOf(member)).toBe(7_000n);
  expect(await keptFor(member)).toBeUndefined();
  await observer.query(
    `update wau.game_rounds set status = 'settled', settled_at = placed_at where member_id = $1 and status = 'open'`,
    [member.memberId],
  );
  expect(await turnoverOf(member)).toBe(7_010n);
  expect(await keptFor(member)).toBe('7010');
});

test('ME-07 a sum that reaches further stays, whoever writes last', async () => {
  const member = await server.openMember('turnover.race');
  const owner = ownerOf(member);
  await addRounds(member, { count: 1_000, hoursAgo: 48 });
  const earlier = new Date(server.clock.nowMs() - 40 * 3_600_000);
  const slow = await selectTurnover(server.runner, owner, earlier);
  await addRounds(member, { count: 10, hoursAgo: 30 });
  await Promise.all(Array.from({ length: 8 }, () => turnoverOf(member)));
  await keepTurnover(server.runner, owner, slow.old_turnover_minor, earlier);
  expect(await keptFor(member)).toBe('7070');
  expect(await turnoverOf(member)).toBe(7_070n);
});
