import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { demoPassword } from '@wau/server/demo/demo-merchants';
import { registerBody } from '@wau/server/testing/register-body';
import { delayOf } from '@wau/service/testing/delay';
import { freePort } from '@wau/service/testing/free-port';
import { makeScratchFolder } from '@wau/service/testing/scratch-folder';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { verifyBooks } from '../commands/verify-books.ts';
import { reachDatabase } from '../database/reach-database.ts';
import { readMasterSecret } from '../master-secret.ts';
import { freeze, thaw, untilDatabase } from '../testing/database-process.ts';
import { HeldCommits } from '../testing/held-commits.ts';
import { HttpCalls, type TimedAnswer } from '../testing/http-calls.ts';
import { type StartProcess, spawnStart, untilReady } from '../testing/start-process.ts';

const noHangMs = 5_000;
const stakeMinor = '100';
const depositMinor = '5000';
const scratch = makeScratchFolder('wau-unknown-');
const dataFolder = join(scratch, 'data');
let started: StartProcess | undefined;
afterAll(async () => {
  started?.child.kill('SIGTERM');
  await started?.ended;
  rmSync(scratch, { recursive: true, force: true });
});

/** A demo player with a table of dice open. */
interface Player {
  readonly username: string;
  readonly token: string;
  readonly playToken: string;
  readonly startMinor: bigint;
}

/** What a client sends until it knows what has become of it, with one key. */
interface Command<Value> {
  /** Who sends it: a player, or whoever registers. */
  readonly sender: string;
  send(): Promise<TimedAnswer<Value>>;
}

type Deposit = CallValue<Calls['placeDeposit']>;
type Round = CallValue<Calls['placeBet']>;
type Session = CallValue<Calls['register']>;

interface Commands {
  readonly deposits: readonly Command<Deposit>[];
  readonly bets: readonly Command<Round>[];
  readonly registrations: readonly Command<Session>[];
}

async function openPlayer(api: HttpCalls, username: string): Promise<Player> {
  const body = { type: 'username', username, password: demoPassword, captcha: '' } as const;
  const { token } = (await api.call('login', { body })).value();
  const launched = await api.call('launchGame', { token, query: { vendor: 'studio', gameId: 'dice' } });
  const launchToken = /#launch=(.+)$/.exec(launched.value().launchUrl)?.[1] ?? '';
  const play = (await api.call('openPlay', { body: { launchToken } })).value();
  return { username, token, playToken: play.playToken, startMinor: BigInt(play.balanceMinor) };
}

/** Some of each kind; `name` is part of their keys. */
function commandsOf(api: HttpCalls, players: readonly Player[], name: string, ofEach: number): Commands {
  const several = <Value>(make: (player: Player, key: string) => Command<Value>) =>
    players.flatMap((player) =>
      Array.from({ length: ofEach }, (_, number) => make(player, `${name}-${player.username}-${number}`)),
    );
  return {
    deposits: several<Deposit>((player, key) => ({
      sender: player.username,
      send: () =>
        api.call('placeDeposit', {
          token: player.token,
          idempotencyKey: `deposit-${key}`,
          body: { methodCode: 'online-banking', amountMinor: depositMinor, returnPath: '/m/voucherCenter' },
        }),
    })),
    bets: several<Round>((player, key) => ({
      sender: player.username,
      send: () =>
        api.call('placeBet', {
          token: player.playToken,
          idempotencyKey: `bet-of-dice-${key}`,
          body: { stakeMinor, parameters: { direction: 'under', targetHundredths: 4_950 } },
        }),
    })),
    registrations: several<Session>((_, key) => ({
      sender: key.replaceAll('-', '_'),
      send: () =>
        api.call('register', {
          idempotencyKey: `registration-${key}`,
          body: registerBody({ username: key.replaceAll('-', '_') }),
        }),
    })),
  };
}

function sendAll(commands: Commands): Promise<readonly TimedAnswer<unknown>[]> {
  const all = [...commands.deposits, ...commands.bets, ...commands.registrations];
  return Promise.all(all.map((command: Command<unknown>) => sendPatiently(command)));
}

/**
 * Told in time that nothing is known, and when to ask again. A round that is stored already says more than that. What
 * was sent before the database fell silent has waited for the test until then, and for an answer from then on.
 */
function expectUnknown(answer: TimedAnswer<unknown>, silentAtMs: number): void {
  expect(['503 server.unavailable', '409 round.pending']).toContain(answer.outcome());
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.endedAtMs - Math.max(answer.beganAtMs, silentAtMs)).toBeLessThan(noHangMs);
}

/** As a client does: a machine that is kept busy may ask for patience before it has looked at the command. */
async function sendPatiently<Value>(command: Command<Value>): Promise<TimedAnswer<Value>> {
  for (;;) {
    const answer = await command.send();
    if (answer.outcome() !== '503 server.overloaded') return answer;
    await delayOf(Number(answer.headers['retry-after']) * 1_000);
  }
}

/** Each sent twice at once and, when that is answered, once more; gives the three values of each command. */
async function sendAgain<Value>(commands: readonly Command<Value>[]): Promise<readonly (readonly Value[])[]> {
  return Promise.all(
    commands.map(async (command) => {
      const twins = await Promise.all([sendPatiently(command), sendPatiently(command)]);
      return [...twins, await sendPatiently(command)].map((answer) => answer.value());
    }),
  );
}

interface Repeated {
  readonly deposits: readonly (readonly Deposit[])[];
  readonly bets: readonly (readonly Round[])[];
  readonly registrations: readonly (readonly Session[])[];
}

/**
 * Freezes the database while the commands are within it, the first of each player and every registration in its commit.
 * Gives them, those that were sent while it was frozen, and when that was; the commits go on waiting.
 */
async function loseAnswers(
  databasePid: number,
  held: HeldCommits,
  api: HttpCalls,
  players: readonly Player[],
): Promise<{ readonly commands: Commands; readonly frozenAt: Date }> {
  const sent = commandsOf(api, players, 'sent', 2);
  const late = commandsOf(api, players, 'late', 1);
  const underWay = sendAll(sent);
  // A player's deposits and bets take turns before they get there.
  await expect.poll(() => held.waitingIn('wau.members')).toBe(sent.registrations.length);
  await expect.poll(() => held.waitingIn('wau.deposits')).toBe(players.length);
  await expect.poll(() => held.waitingIn('wau.bets')).toBeGreaterThan(0);
  freeze(databasePid);
  const frozenAt = new Date();
  const silentAtMs = performance.now();
  try {
    for (const answer of await underWay) expectUnknown(answer, silentAtMs);
    for (const answer of await sendAll(late)) expectUnknown(answer, silentAtMs);
  } finally {
    thaw(databasePid);
  }
  const commands = {
    deposits: [...sent.deposits, ...late.deposits],
    bets: [...sent.bets, ...late.bets],
    registrations: [...sent.registrations, ...late.registrations],
  };
  return { commands, frozenAt };
}

/** Sends all again while the commits of the first are still waiting, which then end. */
async function sendAllAgain(held: HeldCommits, commands: Commands): Promise<Repeated> {
  const left = await held.waiting();
  const again = Promise.all([
    sendAgain(commands.deposits),
    sendAgain(commands.bets),
    sendAgain(commands.registrations),
  ]);
  await expect.poll(() => held.waiting()).toBeGreaterThan(left + commands.registrations.length);
  await held.release();
  const [deposits, bets, registrations] = await again;
  return { deposits, bets, registrations };
}

/** Each copy of a command was told the same; of a registration every copy opens a session of the one member. */
async function expectSameAnswers(api: HttpCalls, { deposits, bets, registrations }: Repeated): Promise<void> {
  for (const copies of [...deposits, ...bets]) expect(copies).toEqual(copies.map(() => copies[0]));
  for (const sessions of registrations) {
    const infos = await Promise.all(sessions.map(({ token }) => api.call('getMemberInfo', { token })));
    expect(new Set(infos.map((info) => info.value().id)).size).toBe(1);
  }
}

async function expectOneEffectEach(
  api: HttpCalls,
  ownerUrl: string,
  players: readonly Player[],
  commands: Commands,
  { deposits, bets, registrations }: Repeated,
): Promise<void> {
  const idsOf = <Value>(copies: readonly (readonly Value[])[], id: (value: Value) => string) =>
    copies.flatMap(([first]) => (first === undefined ? [] : [id(first)])).toSorted();
  const listed = await Promise.all(players.map(({ token }) => api.call('listDeposits', { token })));
  const listedIds = listed.flatMap((answer) => answer.value().list.map(({ depositId }) => depositId));
  expect(listedIds.toSorted()).toEqual(idsOf(deposits, ({ depositId }) => depositId));

  const database = new Client({ connectionString: ownerUrl });
  await database.connect();
  const texts = async (text: string) =>
    (await database.query<{ found: string }>(text)).rows.map(({ found }) => found).toSorted();
  try {
    const roundIds = idsOf(bets, ({ roundId }) => roundId);
    expect(await texts(`select external_key as found from wau.bets where provider = 'studio'`)).toEqual(
      roundIds,
    );
    expect(await texts('select round_id as found from studio.round')).toEqual(roundIds);
    expect(
      await texts(
        'select round_id as found from studio.open_round union all select unnest(round_ids) from studio.open_batch',
      ),
    ).toEqual([]);
    const names = idsOf(registrations, ({ userName }) => userName);
    expect(names).toEqual(commands.registrations.map(({ sender }) => sender).toSorted());
    expect(await texts("select username as found from wau.members where username ~ '^(sent|late)_'")).toEqual(
      names,
    );
  } finally {
    await database.end();
  }
  for (const { username, token, startMinor } of players) {
    const own = bets.flatMap(([round], index) =>
      round !== undefined && commands.bets[index]?.sender === username ? [round] : [],
    );
    const won = own.reduce((sum, round) => sum + BigInt(round.payoutMinor) - BigInt(round.stakeMinor), 0n);
    const balance = (await api.call('getBalance', { token })).value();
    expect(BigInt(balance.sumBalanceMinor)).toBe(startMinor + won);
  }
}

/** What was within its commit has been done by that commit, and not by a repetition. */
async function expectDoneUnheard(ownerUrl: string, frozenAt: Date): Promise<void> {
  const database = new Client({ connectionString: ownerUrl });
  await database.connect();
  try {
    const { rows } = await database.query<{ members: number; deposits: number }>(
      `select (select count(*)::int from wau.members where username ~ '^sent_' and registered_at < $1) as members,
              (select count(*)::int from wau.deposits join wau.members using (merchant_id, member_id)
                where placed_at < $1 and username in ('demo', 'rahmat')) as deposits`,
      [frozenAt],
    );
    expect(rows).toEqual([{ members: 4, deposits: 2 }]);
  } finally {
    await database.end();
  }
}

describe.runIf(existsSync('/proc/self/task'))('A7: commands under way when the database falls silent', () => {
  it('F1: are answered as unknown, and sent again each has one effect and one answer', async () => {
    const port = await freePort();
    started = spawnStart({
      DATA_DIR: dataFolder,
      PORT: String(port),
      WAU_ROLES: 'api,worker,studio,sandbox',
      // For what waits within the database, beside its repetitions.
      DATABASE_POOL_SIZE: '30',
    });
    // The first start may build the games.
    await untilReady(started, port, 180_000);
    const databasePid = await untilDatabase(started, dataFolder);
    const api = await HttpCalls.open(`http://localhost:${port}`);
    const players = await Promise.all(['demo', 'rahmat'].map((username) => openPlayer(api, username)));
    const reached = await reachDatabase({
      dataDir: dataFolder,
      databaseUrl: undefined,
      databaseOwnerUrl: undefined,
    });
    const held = await HeldCommits.begin(reached.ownerUrl, ['wau.deposits', 'wau.bets', 'wau.members']);
    try {
      const { commands, frozenAt } = await loseAnswers(databasePid, held, api, players);
      await untilReady(started, port);
      const repeated = await sendAllAgain(held, commands);
      await expectSameAnswers(api, repeated);
      await expectOneEffectEach(api, reached.ownerUrl, players, commands, repeated);
      await expectDoneUnheard(reached.ownerUrl, frozenAt);
    } finally {
      await held.close();
    }
    const secret = readMasterSecret({ secret: undefined }, dataFolder);
    expect((await verifyBooks({ ...reached, secret, rollsUp: true })).problems).toEqual([]);

    started.child.kill('SIGTERM');
    const end = await started.ended;
    expect(end.exitCode).toBe(0);
    expect(end.output).not.toMatch(/"level":"(error|fatal)"/);
  }, 300_000);
});
