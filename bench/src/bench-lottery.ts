import { setTimeout as sleep } from 'node:timers/promises';
import { insertLotteryGame } from '@wau/server/modules/lottery/lottery-game/lottery-game-sql';
import { poolRunner } from '@wau/service/database/sql-runner';
import type { Pool } from 'pg';
import { type BenchMember, merchantId } from './bet-players.ts';
import { type HttpAnswer, KeepAliveClient } from './keep-alive-client.ts';

/** Lines of each order. */
export const linesOfOrder = 5;
const unitMinor = 10;

/** A player on a connection of their own. */
export interface OrderPlayer {
  readonly connection: KeepAliveClient;
  readonly sessionToken: string;
}

/** A lottery that orders are sent to, and what they pick. */
export interface BenchLottery {
  readonly gameId: string;
  readonly playId: string;
  /** One line, written as the play wants it. */
  pick(): string;
}

export interface OpenDraw {
  readonly numero: string;
  readonly closesAt: Date;
}

const digit = (): number => Math.floor(Math.random() * 10);

export const straightLottery: BenchLottery = {
  gameId: 'bench-ssc',
  playId: 'last-three-straight',
  pick: () => `${digit()}|${digit()}|${digit()}`,
};

/** Its lines are single numbers, each of which has a row that says what it may cost. */
export const numberLottery: BenchLottery = {
  gameId: 'bench-4d',
  playId: 'big',
  pick: () => `${digit()}${digit()}${digit()}${digit()}`,
};

export const limitedLottery: BenchLottery = { ...numberLottery, gameId: 'bench-4d-limited' };

/** Adds a lottery whose draws nobody makes, and waits until they are planned. */
export async function addBenchLottery(
  pool: Pool,
  { gameId }: BenchLottery,
  family: string,
  everySeconds: number,
): Promise<void> {
  await insertLotteryGame(poolRunner(pool), {
    merchantCode: merchantId,
    gameId,
    family,
    prizeModes: ['ZY'],
    drawSource: 'official',
    schedule: { everySeconds },
    timeZone: 'UTC',
    closingSeconds: 5,
    unitsMinor: [BigInt(unitMinor)],
    highestMultiple: 1_000,
    highestStakeMinor: 1_000_000_000n,
    highestWinMinor: 1_000_000_000_000n,
    isOffered: true,
    position: 1,
    resultFeed: '',
    names: {},
  });
}

/** The first draw of a lottery that takes stakes for so long at least; waits until it is planned. */
export async function awaitOpenDraw(
  pool: Pool,
  { gameId }: BenchLottery,
  seconds: number,
): Promise<OpenDraw> {
  for (;;) {
    const { rows } = await pool.query<{ numero: string; closes_at: Date }>(
      `select numero, closes_at from wau.lottery_draws
        where merchant_id = $1 and game_id = $2 and closes_at > clock_timestamp() + make_interval(secs => $3)
        order by draws_at limit 1`,
      [merchantId, gameId, seconds],
    );
    const [row] = rows;
    if (row !== undefined) return { numero: row.numero, closesAt: row.closes_at };
    await sleep(500);
  }
}

/** Members on connections of their own, which are closed when they send nothing for some seconds. */
export function connectPlayers(
  serverUrl: string,
  members: readonly BenchMember[],
): Promise<readonly OrderPlayer[]> {
  return Promise.all(
    members.map(async ({ sessionToken }) => ({
      connection: await KeepAliveClient.open(serverUrl),
      sessionToken,
    })),
  );
}

let keyCount = 0;

/** Sends an order of five lines, under a key of its own. */
export function sendOrder(
  { connection, sessionToken }: OrderPlayer,
  lottery: BenchLottery,
  numero: string,
): Promise<HttpAnswer> {
  keyCount += 1;
  const key = `bench-${process.pid}-${String(keyCount).padStart(12, '0')}`;
  const headers = `Authorization: Bearer ${sessionToken}\r\nMerchant: ${merchantId}\r\nModule: GAME3\r\nIdempotency-Key: ${key}\r\n`;
  return connection.send('POST', '/lgw/orders/betting', headers, orderBody(lottery, numero));
}

function orderBody({ gameId, playId, pick }: BenchLottery, numero: string): string {
  const lines = Array.from({ length: linesOfOrder }, () => ({
    playId,
    prizeModeId: 'ZY',
    numbers: pick(),
    unit: String(unitMinor),
    multiple: 1,
  }));
  return JSON.stringify({
    gameId,
    currentNumero: numero,
    lines,
    betCartAmountSum: String(unitMinor * linesOfOrder),
  });
}

export const isPlaced = ({ status, body }: HttpAnswer): boolean =>
  status === 200 && body.includes('"orderId":"');
