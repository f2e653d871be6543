import { createTestServer } from '@wau/server/testing/test-server';
import { expect, test } from 'vitest';
import { deadLettersCommand } from './dead-letters-command.ts';

const server = await createTestServer();

async function run(...args: readonly string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const exitCode = await deadLettersCommand({
    args,
    environment: { DATABASE_URL: server.testDatabase.applicationUrl },
    say: (text) => said.push(text),
    complain: (text) => complaints.push(text),
  });
  return { exitCode, said: said.join('\n'), complaints: complaints.join('\n') };
}

async function giveUp(roundId: string): Promise<void> {
  await server.runner.query({
    text: `insert into studio.round (merchant_id, round_id, player_id, seed_id, nonce, game_id, bet_key, currency, stake_minor,
                                     max_win_minor, payout_minor, parameters, events, placed_at)
           values ('wau', $1, 'player', 'seed', (select count(*) from studio.round), 'dice',
                   substr(sha256(convert_to($1, 'UTF8')), 1, 16), 'MYR', 100, 1000, 0, '{}', '[]', now())`,
    values: [roundId],
  });
  await server.runner.query({
    text: `insert into studio.open_round (merchant_id, player_id, round_id, token_hash, placed_at, next_attempt_at, attempts,
                                          last_error, given_up_at)
           values ('wau', 'player', $1, '\\x00', now(), now(), 100, 'status 500', now())`,
    values: [roundId],
  });
}

const stateOf = async (roundId: string) => {
  const [row] = await server.runner.query<{ text: string }>({
    text: `select concat_ws(' ', given_up_at is null, attempts, gives_back) as text from studio.open_round where round_id = $1`,
    values: [roundId],
  });
  return row?.text;
};

test('rounds that were given up are listed, tried again or given back, once, and the audit says who and why', async () => {
  expect((await run('wau')).said).toBe('No round was given up.');
  await giveUp('rnd_retried');
  await giveUp('rnd_refunded');
  expect((await run('wau')).said).toMatch(
    /^rnd_retried {2}dice {2}player {2}stake 100 .* after 100: status 500$/m,
  );
  expect((await run('laut')).said).toBe('No round was given up.');

  expect((await run('wau', 'retry', 'rnd_retried')).said).toBe('rnd_retried: it is tried again');
  expect(await stateOf('rnd_retried')).toBe('t 0 f');
  expect(await run('wau', 'retry', 'rnd_retried')).toEqual({
    exitCode: 1,
    said: '',
    complaints: 'No round rnd_retried of wau was given up, or it cannot be given back.',
  });
  expect((await run('wau', 'refund', 'rnd_refunded')).complaints).toBe('A refund needs a reason.');
  expect((await run('laut', 'refund', 'rnd_refunded', 'why')).exitCode).toBe(1);
  await run('wau', 'refund', 'rnd_refunded', 'the', 'vendor', 'asks');
  expect(await stateOf('rnd_refunded')).toBe('t 0 t');

  const entries = await server.runner.query<{ text: string }>({
    text: `select concat_ws(' ', action, subject, new_values ->> 'reason') as text from wau.audit_entries
            where action like '%DeadLetter' order by entry_id`,
    values: [],
  });
  expect(entries.map(({ text }) => text)).toEqual([
    'retryDeadLetter rnd_retried',
    'refundDeadLetter rnd_refunded the vendor asks',
  ]);
});

test('without a merchant it tells how it is used', async () => {
  const { exitCode, said } = await run();
  expect([exitCode, said.split('\n')[0]]).toEqual([
    1,
    expect.stringContaining('npm run dead-letters -- <merchant>'),
  ]);
});
