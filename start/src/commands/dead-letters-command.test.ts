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

async function giveUpFlightBet(roundId: string): Promise<void> {
  await server.runner.query({
    text: `insert into studio.crash_flight (game_id, chain_id, number, state, leader, closes_at)
           values ('wau-terbang', 'chain', 1, 'betting', 'leader', now()) on conflict do nothing`,
    values: [],
  });
  await server.runner.query({
    text: `insert into studio.crash_bet (merchant_id, round_id, player_id, token_hash, game_id, chain_id, number, slot, shown_name,
                                         bet_key, currency, stake_minor, max_win_minor, state, cashed_hundredths, cashed_at,
                                         payout_minor, placed_at, attempts, last_error, given_up_at)
           values ('wau', $1, $1, '\\x00', 'wau-terbang', 'chain', 1, 1, 'A***h', substr(sha256(convert_to($1, 'UTF8')), 1, 16),
                   'MYR', 100, 1000, 'won', 250, now(), 250, now(), 100, 'status 502', now())`,
    values: [roundId],
  });
}

const stateOf = async (roundId: string) => {
  const [row] = await server.runner.query<{ text: string }>({
    text: `select concat_ws(' ', given_up_at is null, attempts, gives_back) as text from studio.open_round where round_id = $1
           union all
           select concat_ws(' ', given_up_at is null and next_attempt_at <= now(), attempts, gives_back) from studio.crash_bet
            where round_id = $1`,
    values: [roundId],
  });
  return row?.text;
};

async function auditOf(roundIds: string): Promise<readonly string[]> {
  const entries = await server.runner.query<{ text: string }>({
    text: `select concat_ws(' ', action, subject, old_values ->> 'kind', new_values ->> 'order', new_values ->> 'reason') as text
             from wau.audit_entries where action like '%DeadLetter' and subject like $1 order by entry_id`,
    values: [roundIds],
  });
  return entries.map(({ text }) => text);
}

const nothing = 'No round was given up, and no bet on a flight.';

test('rounds that were given up are listed, tried again or given back, once, and the audit says who and why', async () => {
  expect((await run('wau')).said).toBe(nothing);
  await giveUp('rnd_retried');
  await giveUp('rnd_refunded');
  expect((await run('wau')).said).toMatch(
    /^round {2}rnd_retried {2}dice {2}player {2}stake 100 payout 0 MYR {2}placed .* after 100: status 500$/m,
  );
  expect((await run('laut')).said).toBe(nothing);

  expect((await run('wau', 'retry', 'rnd_retried')).said).toBe('round rnd_retried: it is tried again');
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

  expect(await auditOf('rnd_re%')).toEqual([
    'retryDeadLetter rnd_retried round retry',
    'refundDeadLetter rnd_refunded round refund the vendor asks',
  ]);
});

test('bets on flights are dead letters as well, told apart from rounds', async () => {
  await giveUp('rnd_beside');
  await giveUpFlightBet('rnd_flown');
  await giveUpFlightBet('rnd_flown_back');
  const { said } = await run('wau');
  expect(said.split('\n').map((line) => line.split('  ').slice(0, 3))).toEqual([
    ['round', 'rnd_beside', 'dice'],
    ['flight bet', 'rnd_flown', 'wau-terbang'],
    ['flight bet', 'rnd_flown_back', 'wau-terbang'],
  ]);
  expect(said).toMatch(
    /rnd_flown {2}wau-terbang {2}rnd_flown {2}stake 100 payout 250 MYR {2}placed .* after 100: status 502$/m,
  );
  expect(said).not.toContain('to be given back');
  expect((await run('laut')).said).toBe(nothing);
  expect((await run('laut', 'retry', 'rnd_flown')).exitCode).toBe(1);

  expect((await run('wau', 'retry', 'rnd_flown')).said).toBe('flight bet rnd_flown: it is tried again');
  expect(await stateOf('rnd_flown')).toBe('t 0 f');
  expect((await run('wau', 'refund', 'rnd_flown_back')).complaints).toBe('A refund needs a reason.');
  expect((await run('wau', 'refund', 'rnd_flown_back', 'lost')).said).toBe(
    'flight bet rnd_flown_back: its stake is given back',
  );
  expect(await stateOf('rnd_flown_back')).toBe('t 0 t');
  for (const deed of ['retry', 'refund']) {
    for (const roundId of ['rnd_flown', 'rnd_flown_back']) {
      expect(await run('wau', deed, roundId, 'again')).toEqual({
        exitCode: 1,
        said: '',
        complaints: `No round ${roundId} of wau was given up, or it cannot be given back.`,
      });
    }
  }
  expect(await auditOf('rnd_flown%')).toEqual([
    'retryDeadLetter rnd_flown flight bet retry',
    'refundDeadLetter rnd_flown_back flight bet refund lost',
  ]);
});

test('of several orders at once one is carried out, and the audit has that one alone', async () => {
  await giveUpFlightBet('rnd_contested');
  const answers = await Promise.all(
    ['refund', 'retry', 'refund', 'retry'].map((deed) => run('wau', deed, 'rnd_contested', 'why')),
  );
  expect(answers.filter(({ exitCode }) => exitCode === 0)).toHaveLength(1);
  expect(await auditOf('rnd_contested')).toHaveLength(1);
});

test('without a merchant it tells how it is used', async () => {
  const { exitCode, said } = await run();
  expect([exitCode, said.split('\n')[0]]).toEqual([
    1,
    expect.stringContaining('npm run dead-letters -- <merchant>'),
  ]);
});
