import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { balanceOf, fund } from '../../../testing/member-money.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { findWrongSums } from '../../play/betting/find-wrong-sums.ts';
import { openLottery } from '../testing/open-lottery.ts';

const server = await createTestServer();
// Drawn by two persons, so that a draw can be of numbers that matter here.
const lottery = await openLottery(server, 'six-marks', 'mark-six', 'official');

/** On big or small 49 is a tie: the stake comes back. */
const tieBall = '49';

async function drawWith(numero: string, extra: string): Promise<void> {
  const regular = ['01', '02', '03', '04', '05', '06'];
  await lottery.owner.query(
    `update wau.lottery_draws set agreed_result = $3 where game_id = $1 and numero = $2`,
    [lottery.gameId, numero, JSON.stringify({ regular, extra: [extra] })],
  );
  await lottery.drawAndSettle(numero);
}

const sides = { playId: 'extra-two-sides', prizeModeId: 'ZY' as const, unit: '100', multiple: 1 };

/** Three draws, of which the later ones go back from the first win on. */
async function chase(member: TestMember, lines: readonly (typeof sides & { readonly numbers: string })[]) {
  const numeros = (await lottery.numeros()).slice(0, 3);
  const answer = await server.call('placeLotteryOrder', {
    token: member.token,
    idempotencyKey: randomUUID(),
    body: {
      gameId: lottery.gameId,
      currentNumero: numeros[0] ?? '',
      lines: [...lines],
      chase: numeros.map((numero) => ({ numero, multiple: 1 })),
      winningStop: true,
      betCartAmountSum: String(300 * lines.length),
    },
  });
  expect(answer.outcome()).toBe('200');
  return numeros;
}

const statesOf = async (member: TestMember) => {
  const { list } = (await server.call('listLotteryOrders', { token: member.token })).value();
  return list.toSorted((one, other) => one.entry - other.entry).map(({ state }) => state);
};
const winNews = async (member: TestMember) => {
  const { list } = (await server.call('listInboxMessages', { token: member.token, query: {} })).value();
  return list.map(({ title }) => title);
};

async function player(name: string): Promise<TestMember> {
  const member = await server.openMember(name);
  await fund(server, member, 1_000n);
  return member;
}

describe('LO-05 a chase that stops at the first win', () => {
  test('goes on after a tie, whose stake comes back, and stops at the win after it', async () => {
    const member = await player('ties');
    const [first = '', second = ''] = await chase(member, [{ ...sides, numbers: 'big' }]);
    await drawWith(first, tieBall);
    expect(await balanceOf(server, member)).toBe(700n + 100n);
    expect(await statesOf(member)).toEqual(['settled', 'open', 'open']);
    // Nobody is told to have won a stake that only came back.
    expect(await winNews(member)).toEqual([]);
    await drawWith(second, '40');
    expect(await statesOf(member)).toEqual(['settled', 'settled', 'cancelled']);
    expect(await balanceOf(server, member)).toBe(700n + 100n + 196n + 100n);
    expect(await winNews(member)).toHaveLength(1);
    expect(await findWrongSums(server.runner, lottery.merchantCode)).toEqual([]);
  });

  test('stops where one bet wins while another one ties', async () => {
    const member = await player('both');
    const number = { ...sides, playId: 'extra-number-a', numbers: tieBall };
    const [first = ''] = await chase(member, [{ ...sides, numbers: 'small' }, number]);
    await drawWith(first, tieBall);
    expect(await statesOf(member)).toEqual(['settled', 'cancelled', 'cancelled']);
  });

  test('counts what has won and not what is left: two sides of which one wins are a win', async () => {
    const member = await player('sides');
    const [first = ''] = await chase(member, [
      { ...sides, numbers: 'big' },
      { ...sides, numbers: 'small' },
    ]);
    await drawWith(first, '12');
    expect(await statesOf(member)).toEqual(['settled', 'cancelled', 'cancelled']);
  });
});
