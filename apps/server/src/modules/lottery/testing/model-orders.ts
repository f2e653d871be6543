import { randomUUID } from 'node:crypto';
import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { LotteryOrderId } from '@wau/contract/ids';
import { countLines } from '@wau/rules/lottery/count-lines';
import { findPlay, type LotteryFamily } from '@wau/rules/lottery/lottery-family';
import { chargedLotsOf } from '@wau/rules/lottery/lottery-play';
import { picksText, readPicks } from '@wau/rules/lottery/read-picks';
import { randomPicks } from '@wau/rules/lottery/testing/random-picks';
import { countWins, winPatternsOf } from '@wau/rules/lottery/win-pattern';
import { seededIntegerSource } from '@wau/rules/seeded-integer-source';
import { expect } from 'vitest';
import type { TestMember, TestServer } from '../../../testing/test-server.ts';
import type { TestLottery } from './open-lottery.ts';

type Line = CallBody<Calls['placeLotteryOrder']>['lines'][number];

/** An order that was taken, as a model of its draw sees it. */
export interface ModelOrder {
  readonly orderId: LotteryOrderId;
  readonly lines: readonly Line[];
  readonly stakeMinor: bigint;
}

/** Sends orders of up to four random line groups, by random plays and series, from a seed. */
export function randomOrders(
  server: TestServer,
  { gameId }: TestLottery,
  family: LotteryFamily,
  seed: number,
): (member: TestMember, numero: string) => Promise<ModelOrder> {
  const integers = seededIntegerSource(seed);
  const randomLine = () => {
    const play = family.plays[integers.nextInteger(family.plays.length)];
    if (play === undefined) throw new Error('the family has plays');
    const picks = randomPicks(family.shape, play, integers);
    const lineCount = countLines(family.shape, play, picks) * BigInt(chargedLotsOf(play));
    const multiple = 1 + integers.nextInteger(3);
    const line: Line = {
      playId: play.code,
      prizeModeId: 'ZY',
      numbers: picksText(family.shape, play, picks),
      unit: '1',
      multiple,
      series: 1_700 + integers.nextInteger(101),
    };
    return { line, stakeMinor: lineCount * BigInt(multiple) };
  };
  return async (member, numero) => {
    const random = Array.from({ length: 1 + integers.nextInteger(4) }, randomLine);
    const lines = random.map(({ line }) => line);
    const stakeMinor = random.reduce((sum, each) => sum + each.stakeMinor, 0n);
    const answer = await server.call('placeLotteryOrder', {
      token: member.token,
      idempotencyKey: randomUUID(),
      body: { gameId, currentNumero: numero, lines, betCartAmountSum: String(stakeMinor) },
    });
    const { orderId } = answer.value();
    if (orderId === null) throw new Error(JSON.stringify(answer.value().lines));
    return { orderId, lines, stakeMinor };
  };
}

/** What an order wins, by the rules and one line group after the other. */
export function modelPayout(
  family: LotteryFamily,
  { lines }: ModelOrder,
  draw: Readonly<Record<string, readonly string[]>>,
): bigint {
  let payout = 0n;
  for (const { playId, numbers, unit, multiple, series } of lines) {
    const play = findPlay(family, playId);
    const read = play === undefined ? undefined : readPicks(family.shape, play, numbers);
    if (play === undefined || read?.ok !== true) throw new Error('a line that was taken');
    let won = 0n;
    for (const [code, count] of countWins(
      family.shape,
      play,
      read.value,
      winPatternsOf(family.shape, play, draw),
    )) {
      const prize = play.prizes.find((each) => each.code === code);
      const base = prize?.payoutTenThousandths ?? 0;
      won += count * BigInt(prize?.isBySeries ? Math.floor((base * (series ?? 1_800)) / 1_800) : base);
    }
    payout += (won * BigInt(unit) * BigInt(multiple)) / 10_000n;
  }
  return payout;
}

/** What comes back of an order's lines that are played by a lower series than the highest, won or lost. */
export function modelRebate(family: LotteryFamily, { lines }: ModelOrder): bigint {
  return lines.reduce((sum, { playId, numbers, multiple, series = 1_800 }) => {
    const play = findPlay(family, playId);
    const read = play === undefined ? undefined : readPicks(family.shape, play, numbers);
    if (play === undefined || read?.ok !== true) throw new Error('a line that was taken');
    if (!play.prizes.some(({ isBySeries }) => isBySeries === true)) return sum;
    const lineCount = countLines(family.shape, play, read.value) * BigInt(chargedLotsOf(play));
    return sum + (lineCount * BigInt(multiple) * BigInt(1_800 - series)) / 2_000n;
  }, 0n);
}

/** What the orders of a settled draw have won, by their ids. */
export async function payoutsOf(
  { owner, merchantCode, gameId }: TestLottery,
  numero: string,
): Promise<Record<string, bigint>> {
  const { rows } = await owner.query<{ order_id: string; payout_minor: string; state: string }>(
    `select order_id, payout_minor::text, state from wau.lottery_entries
      where merchant_id = $1 and game_id = $2 and numero = $3`,
    [merchantCode, gameId, numero],
  );
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['settled']));
  return Object.fromEntries(rows.map((row) => [row.order_id, BigInt(row.payout_minor)]));
}
