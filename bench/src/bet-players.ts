import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { Envelope } from '@wau/contract/envelope';
import type { MemberId, MerchantCode } from '@wau/contract/ids';
import { houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import { createLedger } from '@wau/ledger/ledger';
import { toIdempotencyKey } from '@wau/ledger/transfer';
import { toMinor } from '@wau/money/minor';
import { systemClock } from '@wau/service/clock';
import { createDatabase } from '@wau/service/database/database';
import { poolRunner, type SqlRunner } from '@wau/service/database/sql-runner';
import { newId, newToken, systemRandom } from '@wau/service/random';
import { KeepAliveClient } from './keep-alive-client.ts';
import { print } from './print.ts';

/** A player with a game open, on a connection of their own. */
export interface BetPlayer {
  readonly connection: KeepAliveClient;
  readonly playToken: string;
}

/** The demo's merchant whose members they are. */
export const merchantId = 'wau' as MerchantCode;
const currency = 'MYR';
const addedTogether = 100;
const openedTogether = 8;
const startMinor = toMinor(100_000_000_000n);

/**
 * Logged-in members with money, put straight into the tables because registering is limited by address; then each
 * launches the game and exchanges the launch token over HTTP as the app does.
 */
export async function openBetPlayers(
  databaseUrl: string,
  serverUrl: string,
  count: number,
  gameId = 'dice',
): Promise<readonly BetPlayer[]> {
  const sessionTokens = (await addMembers(databaseUrl, count)).map(({ sessionToken }) => sessionToken);
  const players: BetPlayer[] = [];
  while (players.length < count) {
    const some = sessionTokens.slice(players.length, players.length + openedTogether);
    players.push(...(await Promise.all(some.map((token) => openGame(serverUrl, token, gameId)))));
  }
  return players;
}

export interface BenchMember {
  readonly memberId: MemberId;
  readonly sessionToken: string;
}

/** Logged-in members of the demo's merchant `wau`, with money, put straight into the tables. */
export async function addMembers(databaseUrl: string, count: number): Promise<readonly BenchMember[]> {
  const database = createDatabase({
    connectionString: databaseUrl,
    applicationName: 'bench bets',
    poolSize: 4,
    onIdleConnectionError: (error) => print(error.message),
  });
  try {
    const runner = poolRunner(database.pool);
    const ledger = createLedger({ runner, clock: systemClock, random: systemRandom });
    const cash = houseAccountId('cash');
    await ledger.openAccount({ merchantId, accountId: cash, kind: 'house', currency });
    const addFunded = async (): Promise<BenchMember> => {
      const member = await addMember(runner);
      const { memberId } = member;
      const accountId = playerAccountId(memberId);
      await ledger.openAccount({ merchantId, accountId, kind: 'player', currency });
      await ledger.post({
        merchantId,
        idempotencyKey: toIdempotencyKey(`bench:${memberId}`),
        debit: cash,
        credit: accountId,
        amountMinor: startMinor,
        currency,
        reason: 'deposit',
        reference: memberId,
      });
      return member;
    };
    const members: BenchMember[] = [];
    // Some at a time, for whoever waits long for a connection of the pool is turned away.
    while (members.length < count) {
      const some = Math.min(addedTogether, count - members.length);
      members.push(...(await Promise.all(Array.from({ length: some }, addFunded))));
    }
    return members;
  } finally {
    await database.close();
  }
}

async function addMember(runner: SqlRunner): Promise<BenchMember> {
  const memberId = newId('member', systemClock, systemRandom);
  const sessionToken = newToken(systemRandom);
  const now = new Date();
  await runner.query({
    text: `insert into wau.members (merchant_id, member_id, username, username_key, password_hash, registered_at)
           values ($1, $2, $2, $2, 'none', $3)`,
    values: [merchantId, memberId, now],
  });
  await runner.query({
    text: `insert into wau.sessions (merchant_id, session_id, member_id, token_hash, address, created_at, last_seen_at,
                                     idle_until, ends_at)
           values ($1, $2, $3, $4, '127.0.0.1', $5, $5, $6, $6)`,
    values: [
      merchantId,
      newId('session', systemClock, systemRandom),
      memberId,
      hash('sha256', sessionToken, 'buffer'),
      now,
      new Date(now.getTime() + 24 * 60 * 60_000),
    ],
  });
  return { memberId, sessionToken };
}

async function openGame(serverUrl: string, sessionToken: string, gameId: string): Promise<BetPlayer> {
  const connection = await KeepAliveClient.open(serverUrl);
  const launched = await call<CallValue<Calls['launchGame']>>(
    connection,
    'GET',
    `/wps/game/launchGame?vendor=studio&gameId=${gameId}`,
    `Authorization: Bearer ${sessionToken}\r\nMerchant: ${merchantId}\r\nModule: GAME3\r\n`,
  );
  const launchToken = /#launch=(.+)$/.exec(launched.launchUrl)?.[1];
  const play = await call<CallValue<Calls['openPlay']>>(
    connection,
    'POST',
    '/studio/api/play',
    '',
    JSON.stringify({ launchToken }),
  );
  return { connection, playToken: play.playToken };
}

/** A call that must succeed; waits where it is told to come slower. */
async function call<Value>(
  connection: KeepAliveClient,
  method: string,
  path: string,
  headers: string,
  body = '',
): Promise<Value> {
  for (;;) {
    const answer = await connection.send(method, path, headers, body);
    const envelope = JSON.parse(answer.body) as Envelope<Value>;
    if (envelope.success) return envelope.value;
    if (envelope.errorCode !== 'rate.limited') {
      throw new Error(`${path} was refused: ${envelope.errorCode}`);
    }
    await sleep(200);
  }
}
