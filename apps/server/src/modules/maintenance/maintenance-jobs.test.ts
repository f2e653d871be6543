import type { MerchantCode } from '@wau/contract/ids';
import { houseAccountId } from '@wau/ledger/account-id';
import { expect, test } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';
import { pruneExpiredRowsJob } from './prune-expired-rows-job.ts';
import { expiringTables } from './prune-sql.ts';
import { rollUpHouseJob } from './roll-up-house-job.ts';

const server = await createTestServer();
const never = new AbortController().signal;

const countRows = async () => {
  const counts: Record<string, number> = {};
  for (const { table } of expiringTables) {
    counts[table] = (await server.runner.query({ text: `select from ${table}`, values: [] })).length;
  }
  return counts;
};

test('what has run out is deleted, and nothing else', async () => {
  const member = await server.openMember('pruned');
  const logIn = (password: string) =>
    server.call('login', { body: { type: 'username', username: 'pruned', password, captcha: '' } });
  await logIn(member.password);
  await logIn('wrong');
  await server.call('launchGame', { token: member.token, query: { vendor: 'studio', gameId: 'dice' } });
  await server.call('rememberLogin', { token: member.token });
  await server.makeCaptcha();
  const before = await countRows();
  const filled = Object.keys(before).filter((table) => (before[table] ?? 0) > 0);
  expect(filled).toEqual([
    'wau.captchas',
    'wau.used_payloads',
    'wau.attempt_counters',
    'wau.launch_tokens',
    'wau.sessions',
    'wau.remembered_logins',
    'wau.known_devices',
    'wau.inbox_messages',
  ]);

  const job = pruneExpiredRowsJob(server);
  await job.run({}, never);
  expect(await countRows()).toEqual(before);
  for (const table of expiringTables) {
    // Whatever it holds runs out within a day; then it is kept for its time.
    server.clock.advance(24 * 60 * 60_000 + table.keptMs);
    await job.run({}, never);
    expect((await countRows())[table.table], table.table).toBe(0);
  }
});

test('the house’s side of the ledger is summed', async () => {
  const merchants = { all: async () => [{ merchantCode: 'wau' as MerchantCode }] };
  await rollUpHouseJob({ ledger: server.ledger, merchants: merchants as never }).run({}, never);
  const rows = await server.runner.query<{ balance_minor: bigint }>({
    text: `select rollup.balance_minor from ledger.house_rollup as rollup join ledger.account using (merchant_id, account_number)
           where merchant_id = 'wau' and account_id = $1`,
    values: [houseAccountId('promotions')],
  });
  expect(rows.map((row) => row.balance_minor)).toEqual([-65_000n]);
});

test('the jobs that the clock adds are known to the workers', async () => {
  const stop = await server.handle.startWorkers();
  const known = async () =>
    (
      await server.runner.query<{ identifier: string }>({
        text: 'select identifier from graphile_worker._private_known_crontabs order by 1',
        values: [],
      })
    ).map((row) => row.identifier);
  await expect
    .poll(known, { timeout: 5_000 })
    .toEqual(expect.arrayContaining(['prune-expired-rows', 'roll-up-house', 'rotate-encryption-keys']));
  await stop();
});
