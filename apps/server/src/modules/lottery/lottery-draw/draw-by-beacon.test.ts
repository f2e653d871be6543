import { randomUUID } from 'node:crypto';
import { quicknet, randomnessOf, roundComesAtMs } from '@wau/fairness/beacon-chain';
import { verifyReceipt } from '@wau/receipt/verify-receipt';
import { describe, expect, test } from 'vitest';
import { fund } from '../../../testing/member-money.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import { familyOn } from '../lottery-game/family-on.ts';
import { openLottery } from '../testing/open-lottery.ts';
import { drawLottery, resultOf } from './draw-lottery.ts';
import { selectDraw } from './draw-sql.ts';
import type { RandomnessBeacon } from './randomness-beacon.ts';
import { settleLotteryDraw } from './settle-lottery-draw.ts';

const server = await createTestServer();
const known = new Map<number, string>();
const asked: number[] = [];
const beacon: RandomnessBeacon = {
  chain: quicknet,
  signatureOf(round) {
    asked.push(round);
    return known.get(round);
  },
};
const lottery = await openLottery(server, 'ssc-beacon', 'ssc', 'own', beacon);
const bySlips = await openLottery(server, 'ssc-slips');
const official = await openLottery(server, 'two-d-official', 'myanmar-2d', 'official', beacon);
const family = familyOn({ family: 'ssc' }, '20261129-0001');
const signature = 'b4'.repeat(48);

async function drawOf(numero: string) {
  const draw = await selectDraw(server.runner, lottery.keyOf(numero));
  if (draw?.beacon_round == null) throw new Error('its round was planned');
  return { ...draw, beacon_round: draw.beacon_round };
}

/** Looks at a draw again whose sales have ended. */
async function drawnOn(numero: string): Promise<void> {
  await drawLottery(lottery.parts, family, lottery.keyOf(numero));
  await settleLotteryDraw(lottery.parts, lottery.keyOf(numero), new AbortController().signal);
}

describe('LO-04 an own draw by a public beacon', () => {
  test('names the first round that comes two seconds after its closing, before its sales open', async () => {
    const numeros = await lottery.numeros();
    const shown = (await server.call('getLotteryDraw', { params: { gameId: lottery.gameId } })).value()
      .following;
    expect(shown.length).toBeGreaterThan(100);
    for (const { closesAt, beacon: promised } of shown) {
      const afterMs = roundComesAtMs(quicknet, promised?.round ?? 0) - Date.parse(closesAt);
      expect(promised?.name).toBe('drand-quicknet');
      expect(afterMs).toBeGreaterThanOrEqual(2_000);
      expect(afterMs).toBeLessThan(5_000);
    }
    const draw = await drawOf(numeros[0] ?? '');
    expect([draw.beacon, draw.beacon_signature]).toEqual(['drand-quicknet', null]);
  });

  test('waits for its round and no other one, and follows from it and the seed whatever was staked', async () => {
    const [numero = '', next = ''] = await lottery.numeros();
    const member = await server.openMember('waits');
    await fund(server, member, 10_000n);
    const order = await server.call('placeLotteryOrder', {
      token: member.token,
      idempotencyKey: randomUUID(),
      body: {
        gameId: lottery.gameId,
        currentNumero: numero,
        lines: [{ playId: 'place-1-number', prizeModeId: 'ZY', numbers: '1,2', unit: '10', multiple: 1 }],
        betCartAmountSum: '20',
      },
    });
    const { beacon_round: round } = await drawOf(numero);
    known.set(round - 1, 'a1'.repeat(48)).set(round + 1, 'a2'.repeat(48));
    await lottery.drawAndSettle(numero);
    expect((await drawOf(numero)).state).toBe('planned');
    // Later draws of the game wait for it as well.
    known.set((await drawOf(next)).beacon_round, 'a3'.repeat(48));
    await lottery.drawAndSettle(next);
    expect((await drawOf(next)).state).toBe('planned');
    expect(asked).toContain(round);
    expect(asked).not.toContain(round + 1);

    known.set(round, signature);
    await drawnOn(numero);
    const draw = await drawOf(numero);
    expect([draw.state, draw.beacon_signature, draw.slip_count]).toEqual(['settled', signature, 1n]);
    expect(draw.result).toEqual(resultOf(family, draw.seed as never, randomnessOf(signature)));
    expect(draw.result).not.toEqual(resultOf(family, draw.seed as never, draw.slip_root ?? ''));
    const numeros = await server.call('listNumeros', { query: { gameId: lottery.gameId } });
    expect(numeros.value().list[0]?.beacon).toEqual({ name: 'drand-quicknet', round, signature });
    const { text } = (
      await server.call('getLotteryReceipt', {
        token: member.token,
        query: { orderId: order.value().orderId ?? ('' as never) },
      })
    ).value();
    const { checks, receipt } = verifyReceipt(text, undefined);
    expect(receipt?.placed.entries[0]?.beacon).toEqual({ name: 'drand-quicknet', round });
    expect(receipt?.outcome?.entries[0]?.draw?.seed?.beaconSignature).toBe(signature);
    // The signature of this test is no beacon's.
    expect(checks.filter(({ isRight }) => !isRight).map(({ check }) => check)).toEqual([
      'beacon',
      'numbers',
      'payout',
    ]);
    await drawnOn(next);
    expect((await drawOf(next)).state).toBe('settled');
  });

  test('whose round is late is told of and still waits', async () => {
    const [numero = ''] = await lottery.numeros();
    await lottery.close(numero);
    const aMinuteAgo = Math.floor((Date.now() - 61_000) / 3_000 - quicknet.genesisSeconds / 3);
    await lottery.owner.query(
      'update wau.lottery_draws set beacon_round = $3 where game_id = $1 and numero = $2',
      [lottery.gameId, numero, aMinuteAgo],
    );
    await expect(drawLottery(lottery.parts, family, lottery.keyOf(numero))).rejects.toThrow('is late');
    const otherParts = { ...lottery.parts, beacon: undefined };
    await expect(drawLottery(otherParts, family, lottery.keyOf(numero))).rejects.toThrow(
      'nobody here speaks to the beacon drand-quicknet',
    );
    expect((await drawOf(numero)).state).toBe('planned');
  });

  test.each([
    ['its round', 'beacon_round = beacon_round + 1', /permission denied/],
    ['its beacon', "beacon = 'another'", /permission denied/],
    ['a result without a signature', `state = 'drawn', result = '{}'`, /violates check constraint/],
  ])('cannot be given %s by the application', async (_, set, trouble) => {
    const numero = (await lottery.numeros()).at(-1) ?? '';
    const work = server.runner.query({
      name: `change ${set}`,
      text: `update wau.lottery_draws set ${set} where game_id = $1 and numero = $2`,
      values: [lottery.gameId, numero],
    });
    await expect(work).rejects.toThrow(trouble);
  });
});

test('LO-04 draws of merchants that want no beacon, and official ones, name none', async () => {
  for (const { keyOf, numeros } of [bySlips, official]) {
    const draw = await selectDraw(server.runner, keyOf((await numeros())[0] ?? ''));
    expect([draw?.beacon, draw?.beacon_round]).toEqual([null, null]);
  }
});
