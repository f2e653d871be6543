import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer } from '../../../testing/test-server.ts';
import { findWrongSums } from './find-wrong-sums.ts';

const migrations = join(import.meta.dirname, '../../../../migrations');
const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
beforeAll(() => owner.connect());
afterAll(() => owner.end());

/** What the record was before: the table of rounds, with rows in every state that it could hold. */
async function goBack(): Promise<void> {
  await owner.query(`
    drop view wau.bet_standings cascade;
    drop table wau.bets, wau.bet_settlements, wau.bet_day_sums;
    drop function wau.merchant_day;
    alter table wau.merchants drop column time_zone`);
  const rounds = await readFile(join(migrations, '0006-play-game-rounds.sql'), 'utf8');
  const table = /create table wau\.game_rounds[\s\S]*?;\n/.exec(rounds)?.[0] ?? '';
  const functions = await readFile(join(migrations, '0007-play-round-functions.sql'), 'utf8');
  await owner.query(table);
  await owner.query(functions.slice(0, functions.indexOf('-- What the session tokens')));
  await owner.query('create table wau.member_turnovers (merchant_id text primary key)');
  await owner.query(`
    insert into wau.game_rounds (merchant_id, vendor_code, round_id, member_id, game_id, stake_minor, payout_minor,
                                 refunded_minor, currency, status, placed_at, settled_at)
    values ('wau', 'studio', 'at-once', 'm', 'dice', 100, 250, 0, 'MYR', 'settled', '2026-01-01Z', '2026-01-01Z'),
           ('wau', 'studio', 'later', 'm', 'dice', 100, 40, 30, 'MYR', 'settled', '2026-01-01Z', '2026-01-02Z'),
           ('wau', 'studio', 'given-back', 'm', 'dice', 100, 0, 100, 'MYR', 'refunded', '2026-01-01Z', '2026-01-01Z'),
           ('wau', 'studio', 'open', 'm', 'dice', 100, 0, 0, 'MYR', 'open', '2026-01-01Z', null),
           ('wau', 'studio', 'paid-in-part', 'm', 'dice', 100, 7, 0, 'MYR', 'open', '2026-01-01Z', null),
           ('wau', 'studio', 'gone-game', 'm', 'no-more', 100, 0, 20, 'MYR', 'open', '2026-01-01Z', null)`);
}

test('the rounds of before become bets that stand as they stood, and are summed up', async () => {
  await goBack();
  await owner.query(await readFile(join(migrations, '0110-play-bet-record.sql'), 'utf8'));
  const { rows } = await owner.query<{ bet: string }>(
    `select concat_ws(' ', external_key, category, stake_minor, refunded_minor, payout_minor, turnover_minor, status,
                      step, extract(day from settled_at at time zone 'UTC')) as bet
       from wau.bet_standings where merchant_id = 'wau' order by external_key`,
  );
  expect(rows.map(({ bet }) => bet)).toEqual([
    'at-once INHOUSE 100 0 250 100 settled 0 1',
    'given-back INHOUSE 100 100 0 0 refunded 1 1',
    'gone-game INHOUSE 100 20 0 0 open 1',
    'later INHOUSE 100 30 40 70 settled 1 2',
    'open INHOUSE 100 0 0 0 open 0',
    'paid-in-part INHOUSE 100 0 7 0 open 1',
  ]);
  const sums = await owner.query<{ sum: string }>(
    `select concat_ws(' ', day, bet_count, stake_minor, payout_minor, turnover_minor) as sum
       from wau.bet_day_sums where merchant_id = 'wau' order by day`,
  );
  expect(sums.rows.map(({ sum }) => sum)).toEqual(['2026-01-01 5 480 257 100', '2026-01-02 0 -30 40 70']);
  expect(await findWrongSums(server.runner, 'wau' as never)).toEqual([]);
});
